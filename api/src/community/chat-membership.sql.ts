import { chatClosureSql, hasBlocked, hasSuspension } from './chat-access.sql.ts';
import type { ChatParty } from './chat-party.ts';

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

/**
 * SQL of the reason why this party cannot write; null if writing is allowed. A player can always
 * write to the desk, and the desk can write to every existing account.
 */
export const CLOSED = `case c.kind
  when 'direct' then ${chatClosureSql('me', 'them', '$2')}
  when 'group' then case when ${hasSuspension('me.id', '$2')} then 'suspended' end
  when 'desk' then case when own.seat = 0 and not (them.active
  and them.erased_at is null) then 'unavailable' end
end`;

/**
 * SQL join of a conversation `c` with the row `own` of `chat_members` that belongs to the reading
 * party. `me` is the user of that row, null for the desk. `them` is the user of the other party,
 * null for the desk.
 */
export const OF_PARTY =
  `chats c join chat_members own on own.chat_id = c.id left
  join users me on me.id = ` +
  `own.user_id
  left join lateral (select o.user_id from chat_members o where o.chat_id = c.id
  and o.seat ` +
  `<> own.seat order by o.seat limit 1) other on true
  left join users them on them.id = other.user_id`;
