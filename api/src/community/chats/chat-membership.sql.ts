import type { ChatParty } from '../chat-party.ts';
import { hasBlocked } from '../chat-access.sql.ts';

/**
 * SQL condition that a row `own` of `chat_members` belongs to this party. The parameter is the
 * user's id.
 */
export const isOwnMembership = ({ desk }: ChatParty, parameter: string): string =>
  desk ? `own.seat = 0 and ${parameter}::bigint is not null` : `own.user_id = ${parameter}`;

/** SQL condition that a message `m` was written by the member of the row `own`. */
export const IS_OWN_MESSAGE =
  'case when own.seat = 0 then m.desk else not m.desk and m.author_id = own.user_id end';

/**
 * SQL condition that a message `m` in a conversation `c` is from a user that this reader has
 * blocked. Between two players a block closes the conversation. In a group both players remain
 * members. Messages of the blocked user are collapsed and cause no realtime event, unread count or
 * mail.
 * @param reader SQL of the user's id
 */
export const isMuted = (reader: string): string =>
  `(c.kind = 'group' and ${hasBlocked(reader, 'm.author_id')})`;

/**
 * SQL of the recipients of a message: all other members that have not blocked the sender.
 * @param speaker SQL of the sender's id
 */
export const recipientsOf = (
  speaker: string,
): string => `array(select u.reference from chat_members o join users u on u.id = o.user_id
  where o.chat_id = c.id and o.seat <> own.seat and not ${hasBlocked('u.id', speaker)})`;
