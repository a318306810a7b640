import type { Caller } from '../../platform/access/caller.ts';
import { isStaff } from '../../platform/access/caller.ts';

/** Which side of a conversation somebody is on: a player one's own, whoever works there the desk's. */
export interface Side {
  userId: number;
  reference: string;
  desk: boolean;
}

export const sideOf = ({ userId, reference, role }: Pick<Caller, 'userId' | 'reference' | 'role'>): Side => ({ userId, reference, desk: isStaff({ role }) });

/** Whether a row `own` of `chat_members` is this side's: it needs the user's id as this parameter. */
export const isOwn = ({ desk }: Side, parameter: string): string => (desk ? `own.seat = 0 and ${parameter}::bigint is not null` : `own.user_id = ${parameter}`);

/** Whether a message `m` was written by the side that has the row `own`. */
export const IS_MINE = 'case when own.seat = 0 then m.desk else not m.desk and m.author_id = own.user_id end';
