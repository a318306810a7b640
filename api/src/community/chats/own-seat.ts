import type { Side } from '../side.ts';
import { blocks } from '../standing.ts';

/** Whether a row `own` of `chat_members` is this side's: it needs the user's id as this parameter. */
export const isOwn = ({ desk }: Side, parameter: string): string => (desk ? `own.seat = 0 and ${parameter}::bigint is not null` : `own.user_id = ${parameter}`);

/** Whether a message `m` was written by the side that has the row `own`. */
export const IS_MINE = 'case when own.seat = 0 then m.desk else not m.desk and m.author_id = own.user_id end';

/**
 * Whether a message `m` in a conversation `c` is of somebody whom this reader has blocked. Between two a block closes the conversation; in
 * a group, where both stay, it folds what that one says: it is not told live, not counted, not mailed. @param reader an expression of the user's id
 */
export const isFolded = (reader: string): string => `(c.kind = 'group' and ${blocks(reader, 'm.author_id')})`;

/** Whom a word of the user `speaker` reaches: those on the other seats of `c`, but for who has blocked that one. @param speaker an expression of the user's id */
export const hearersOf = (speaker: string): string => `array(select u.reference from chat_members o join users u on u.id = o.user_id
  where o.chat_id = c.id and o.seat <> own.seat and not ${blocks('u.id', speaker)})`;
