import type { Side } from '../side.ts';

/** Whether a row `own` of `chat_members` is this side's: it needs the user's id as this parameter. */
export const isOwn = ({ desk }: Side, parameter: string): string => (desk ? `own.seat = 0 and ${parameter}::bigint is not null` : `own.user_id = ${parameter}`);

/** Whether a message `m` was written by the side that has the row `own`. */
export const IS_MINE = 'case when own.seat = 0 then m.desk else not m.desk and m.author_id = own.user_id end';
