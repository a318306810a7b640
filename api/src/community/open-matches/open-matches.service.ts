import type { OpenMatchRequest } from '@five/shared/community/open-matches/open-matches.requests';
import { Injectable } from '@nestjs/common';
import {
  isCovered,
  openProblem,
  proposedCents,
  usualCloses,
} from '@five/shared/community/open-matches/open-matches.rules';
import { isUpcoming } from '@five/shared/bookings/bookings.codes';
import { BookingLocks, type LockedBooking } from '../../bookings/record/booking-locks.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { codeRefused, DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../../platform/idempotency/idempotency.ts';
import { Limits } from '../../platform/limits/limits.ts';
import { refuseSuspended } from '../chat-access.sql.ts';
import { type LockedMatch, MatchStore } from './match-store.ts';
import { type MatchTerms, NewMatches } from './new-matches.ts';

const MINUTE_MS = 60_000;
/** Limit of opened matches per hour, above the number that a genuine user opens. */
const OPEN_RATE_LIMIT = { points: 10, seconds: 60 * 60 };

/** Opens matches. */
@Injectable()
export class OpenMatchesService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly bookingLocks: BookingLocks,
    private readonly store: MatchStore,
    private readonly newMatches: NewMatches,
    private readonly limits: Limits,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Opens a match with places of the caller's own upcoming booking, and returns the match's
   * reference.
   * @throws DomainError REFERENCE_UNKNOWN for the booking, COMMUNITY_SUSPENDED, OPEN_MATCH_BOOKING,
   * OPEN_MATCH_EXISTS, OPEN_MATCH_PLACES, OPEN_MATCH_PRICE, OPEN_MATCH_CLOSES, TOO_MANY_REQUESTS
   */
  async open(
    by: Caller,
    input: OpenMatchRequest,
    idempotency: IdempotencyContext | null = null,
  ): Promise<string> {
    await this.limits.take('openMatches.open', by.reference, OPEN_RATE_LIMIT);
    return this.transactions.runOnce(idempotency, async (tx) => {
      const booking = await this.bookingLocks.lock(tx, input.booking, by.customerId);
      if (!booking) throw fieldRefused('REFERENCE_UNKNOWN', 'booking');
      await refuseSuspended(tx, by.userId, this.venueClock.today());
      const isAhead =
        isUpcoming(booking.timing.status) && booking.timing.now < booking.timing.start;
      if (!isAhead) throw new DomainError('OPEN_MATCH_BOOKING');
      const before = await this.store.ofBooking(tx, booking.record.id);
      if (before && this.store.closureOf({ ...booking, match: before }) === null)
        throw new DomainError('OPEN_MATCH_EXISTS');
      const terms = termsOf(booking, input, before);
      return this.newMatches.open(tx, by, booking, {
        input,
        terms,
        isReopened: before !== undefined,
      });
    });
  }
}

/**
 * Returns the number of places, the price and the closing time of the requested match. They are
 * validated against the booking and the places already taken.
 */
function termsOf(
  { record, timing: moment }: LockedBooking,
  { places, priceCents = proposedCents(record), closesMinutes }: OpenMatchRequest,
  before: LockedMatch | undefined,
): MatchTerms {
  const minutesToStart = Math.floor((moment.start.getTime() - moment.now.getTime()) / MINUTE_MS);
  const terms = { places, priceCents, closesMinutes: closesMinutes ?? usualCloses(minutesToStart) };
  const problem = openProblem({
    totalCents: record.totalCents,
    players: record.players,
    minutesToStart,
    ...terms,
  });
  if (problem) throw codeRefused(problem);
  const { shares = [] } = before ?? {};
  if (places < shares.length) throw codeRefused('OPEN_MATCH_PLACES');
  if (!isCovered({ totalCents: record.totalCents, places, priceCents, shares }))
    throw codeRefused('OPEN_MATCH_PRICE');
  return terms;
}
