import { type Caller, isStaff } from '../platform/access/caller.ts';

/** For whom somebody speaks and reads: a player for oneself, whoever works there for the desk. */
export interface Side {
  userId: number;
  reference: string;
  desk: boolean;
}

export const sideOf = ({ userId, reference, role }: Pick<Caller, 'userId' | 'reference' | 'role'>): Side => ({ userId, reference, desk: isStaff({ role }) });
