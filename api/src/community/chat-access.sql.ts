import type { ChatClosure } from '@five/shared/community/community.codes';
import type { ErrorCode } from '@five/shared/errors/error-codes';
import type { Tx } from '../platform/database/transactions.ts';
import { DomainError } from '../platform/http/domain-error.ts';

/**
 * SQL condition that the player has a public profile.
 * @param u the alias of `users`
 */
export const isDiscoverable = (u: string): string =>
  `(${u}.public_player
    and ${u}.active and
    ${u}.verified_at is not null and ${u}.erased_at is null and ${u}.role = 'player')`;

/**
 * SQL condition that a player is suspended on a day.
 * @param user, today SQL expressions
 */
export const hasSuspension = (user: string, today: string): string =>
  `exists (select from community_sanctions cs
    where cs.user_id =
    ${user} and cs.kind = 'suspension' and cs.lifted_at is null and cs.until >= ${today}::date)`;

/**
 * SQL condition that one of two players has blocked the other.
 * @param one, other SQL of their ids
 */
export const isBlocked = (one: string, other: string): string =>
  `(${hasBlocked(one, other)} or ${hasBlocked(other, one)})`;

export const hasBlocked = (blocker: string, blocked: string): string =>
  `exists (select from player_blocks pb
    where pb.blocker_id = ${blocker} and pb.blocked_id = ${blocked})`;

/**
 * SQL of the reason (a `ChatClosure`) why player `me` cannot write to player `them`; null if
 * writing is allowed. Reasons that the writer can resolve come first.
 * @param me, them aliases of `users`
 */
export const chatClosureSql = (me: string, them: string, today: string): string => `case
    when ${hasSuspension(`${me}.id`, today)} then 'suspended'
    when not ${isDiscoverable(me)} then 'not_opted_in'
    when ${hasBlocked(`${me}.id`, `${them}.id`)} then 'blocked'
    when not coalesce(${isDiscoverable(them)}, false) or
    ${hasBlocked(`${them}.id`, `${me}.id`)} then 'unavailable'
  end`;

const REFUSALS: Record<Exclude<ChatClosure, 'suspended'>, ErrorCode> = {
  not_opted_in: 'CHAT_OPT_IN_REQUIRED',
  blocked: 'CHAT_BLOCKED',
  unavailable: 'CHAT_CLOSED',
};

/**
 * Throws an error if a conversation is closed to the writer `userId`. `closed` is the reason; if it
 * is null, writing is allowed and nothing happens.
 * @throws DomainError with the code of the reason, such as COMMUNITY_SUSPENDED
 */
export async function refuseClosed(
  tx: Tx,
  userId: number,
  closed: ChatClosure | null,
  today: string,
): Promise<void> {
  if (closed === 'suspended') await refuseSuspended(tx, userId, today);
  else if (closed !== null) throw new DomainError(REFUSALS[closed]);
}

/** @throws DomainError COMMUNITY_SUSPENDED (409) with the last day of the suspension */
export async function refuseSuspended(tx: Tx, userId: number, today: string): Promise<void> {
  const [row] = await tx.query<{ until: string | null }[]>(
    `select max(until) as until from community_sanctions where user_id = $1 and kind = 'suspension'
      and lifted_at is null and until >= $2`,
    [userId, today],
  );
  if (row && row.until !== null)
    throw new DomainError('COMMUNITY_SUSPENDED', { parameters: { until: row.until } });
}

/**
 * SQL condition that a player may see another player. The other player's account is not erased, and
 * has a public profile, a conversation with the first player, or a thread or reply that is not
 * hidden.
 * @param me SQL of the user's id
 * @param them the alias of `users`
 */
export const knownTo = (me: string, them: string): string =>
  `(${them}.erased_at is null and ${them}.id <> ${me} and ` +
  `(${isDiscoverable(them)}
  or exists (select from chat_members a join chat_members b on b.chat_id = a.chat_id
  and ` +
  `b.user_id = ${them}.id where a.user_id = ${me})
  or exists (select from discussions d
  where d.author_id = ${them}.id and not d.desk and ` +
  `d.hidden_at is null)
  or exists (select from replies r join discussions d on d.id = r.discussion_id
  where ` +
  `r.author_id =
    ${them}.id and not r.desk and r.hidden_at is null and d.hidden_at is ` +
  `null)))`;
