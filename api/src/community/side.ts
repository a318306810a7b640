import { type Caller, isStaff } from '../platform/access/caller.ts';

/** The party that a user writes and reads for: a player for themself, staff for the desk. */
export interface Side {
  userId: number;
  reference: string;
  desk: boolean;
}

export const sideOf = ({
  userId,
  reference,
  role,
}: Pick<Caller, 'userId' | 'reference' | 'role'>): Side => ({
  userId,
  reference,
  desk: isStaff({ role }),
});
