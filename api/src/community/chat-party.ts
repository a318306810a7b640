import { type Caller, isStaff } from '../platform/access/caller.ts';

/** The party that a user writes and reads for: a player for themself, staff for the desk. */
export interface ChatParty {
  userId: number;
  reference: string;
  desk: boolean;
}

export const chatPartyOf = ({
  userId,
  reference,
  role,
}: Pick<Caller, 'userId' | 'reference' | 'role'>): ChatParty => ({
  userId,
  reference,
  desk: isStaff({ role }),
});
