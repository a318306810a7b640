import { type Caller, isStaff } from '../platform/access/caller.ts';

/**
 * The party for which a user writes and reads: players write for themselves, staff for the desk.
 */
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
