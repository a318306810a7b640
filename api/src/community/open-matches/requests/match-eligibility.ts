import { Injectable } from '@nestjs/common';
import { MAY_ASK_AGAIN } from '@five/shared/community/community.codes';
import type { Caller } from '../../../platform/access/caller.ts';
import { VenueClock } from '../../../platform/clock/venue-clock.ts';
import type { Tx } from '../../../platform/database/transactions.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { hasSuspension, isBlocked, refuseSuspended } from '../../chat-access.sql.ts';
import { type LockedJoinRequest, MatchSeats } from '../match-seats.ts';
import { type Locked, type LockedMatch, MatchStore } from '../match-store.ts';
import { REQUESTS } from '../requests.sql.ts';

/**
 * Checks whether a player may request a place in a match, and whether the owner may accept the
 * request.
 */
@Injectable()
export class MatchEligibility {
  constructor(
    private readonly store: MatchStore,
    private readonly seats: MatchSeats,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Locks a match in which this player may request a place.
   * @throws DomainError OPEN_MATCH_OWN, OPEN_MATCH_ASKED, OPEN_MATCH_CLOSED, OPEN_MATCH_FULL,
   * COMMUNITY_SUSPENDED; NOT_FOUND for an unknown match, and for a hidden match of another owner in
   * which the player has no earlier request
   */
  async lock(tx: Tx, by: Caller, reference: string): Promise<Locked> {
    const locked = await this.store.lock(tx, reference);
    const { match } = locked;
    const request = await this.seats.ofPlayer(tx, match, by.userId);
    if (match.hidden && !request && match.ownerId !== by.userId) throw new DomainError('NOT_FOUND');
    if (match.ownerId === by.userId) throw new DomainError('OPEN_MATCH_OWN');
    if (request && !MAY_ASK_AGAIN.includes(request.state))
      throw new DomainError('OPEN_MATCH_ASKED');
    await refuseSuspended(tx, by.userId, this.venueClock.today());
    if (
      match.hidden ||
      this.store.closureOf(locked) !== null ||
      (await isBlockedFrom(tx, match, by.userId))
    )
      throw new DomainError('OPEN_MATCH_CLOSED');
    if (match.taken >= match.places) throw new DomainError('OPEN_MATCH_FULL');
    return locked;
  }

  /**
   * @throws DomainError OPEN_MATCH_ASK_SETTLED, OPEN_MATCH_CLOSED, OPEN_MATCH_FULL or
   * OPEN_MATCH_PLAYER if the request cannot be accepted
   */
  async refuseAcceptance(tx: Tx, locked: Locked, request: LockedJoinRequest): Promise<void> {
    const { match } = locked;
    if (request.state !== 'asked') throw new DomainError('OPEN_MATCH_ASK_SETTLED');
    if (this.store.closureOf(locked) !== null) throw new DomainError('OPEN_MATCH_CLOSED');
    if (match.taken >= match.places) throw new DomainError('OPEN_MATCH_FULL');
    if (
      !request.present ||
      (await isBlockedFrom(tx, match, request.userId)) ||
      (await isSuspended(tx, request.userId, this.venueClock.today()))
    )
      throw new DomainError('OPEN_MATCH_PLAYER');
  }
}

/**
 * Whether a block exists between this player and the owner or a player of the match, in either
 * direction.
 */
async function isBlockedFrom(
  tx: Tx,
  { id, ownerId }: LockedMatch,
  userId: number,
): Promise<boolean> {
  const [found] = await tx.query<unknown[]>(
    `select 1 from (select $2::bigint as id union all select user_id from ${REQUESTS} a
      where match_id = $1 and state = 'accepted') p
      where ${isBlocked('p.id', '$3::bigint')} limit 1`,
    [id, ownerId, userId],
  );
  return found !== undefined;
}

async function isSuspended(tx: Tx, userId: number, today: string): Promise<boolean> {
  const [row] = await tx.query<{ suspended: boolean }[]>(
    `select ${hasSuspension('$1', '$2')} as suspended`,
    [userId, today],
  );
  return row?.suspended ?? false;
}
