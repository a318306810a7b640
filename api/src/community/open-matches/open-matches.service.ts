import { Injectable } from '@nestjs/common';
import type { MatchClosure } from '@five/shared/community/community.codes';
import type { OpenMatchInput } from '@five/shared/community/open-matches.contract';
import {
  isCovered,
  openProblem,
  proposedCents,
  usualCloses,
} from '@five/shared/community/open-matches.rules';
import { isToCome } from '@five/shared/bookings/bookings.codes';
import { BookingLock, type LockedBooking } from '../../bookings/booking-lock.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { Audit } from '../../platform/audit/audit.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { codeRefused, DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { Limits } from '../../platform/limits/limits.ts';
import { newReference } from '../../platform/references.ts';
import { refuseSuspended } from '../chat-access.sql.ts';
import { type LockedMatch, MatchStore } from './match-store.ts';
import { MatchEndings } from './match-endings.ts';
import { OpenMatchesEvents } from './open-matches.events.ts';

const MINUTE_MS = 60_000;
/** More matches per hour than a genuine user opens. */
const OPEN_RATE_LIMIT = { points: 10, seconds: 60 * 60 };

type Terms = Required<Pick<OpenMatchInput, 'places' | 'priceCents' | 'closesMinutes'>>;

/** Opens and closes matches. */
@Injectable()
export class OpenMatchesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly bookingLock: BookingLock,
    private readonly store: MatchStore,
    private readonly endings: MatchEndings,
    private readonly audit: Audit,
    private readonly events: OpenMatchesEvents,
    private readonly limits: Limits,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Offers places of the caller's own upcoming booking and returns the match's reference.
   * @throws DomainError with the codes of its call
   */
  async open(
    by: Caller,
    input: OpenMatchInput,
    idempotency: IdempotencyContext | null = null,
  ): Promise<string> {
    await this.limits.take('openMatches.open', by.reference, OPEN_RATE_LIMIT);
    return this.transactions.run(async (tx) => {
      const booking = await this.bookingLock.lock(tx, input.booking, by.customerId);
      if (!booking) throw fieldRefused('REFERENCE_UNKNOWN', 'booking');
      await refuseSuspended(tx, by.userId, this.venueClock.today());
      const isAhead = isToCome(booking.timing.status) && booking.timing.now < booking.timing.start;
      if (!isAhead) throw new DomainError('OPEN_MATCH_BOOKING');
      const before = await this.store.ofBooking(tx, booking.record.id);
      if (before && this.store.closureOf({ ...booking, match: before }) === null)
        throw new DomainError('OPEN_MATCH_EXISTS');
      const terms = termsOf(booking, input, before);
      const match = await this.write(tx, booking, input, terms);
      await this.audit.record(tx, {
        actor: by.reference,
        act: 'open_match.open',
        subjectKind: 'open_match',
        subject: match.reference,
        from: before ? 'closed' : null,
        to: 'open',
        changed: { booking: input.booking, ...terms },
      });
      await this.events.emit(tx, match);
      return match.reference;
    }, idempotency);
  }

  /**
   * Closes a match. Idempotent. @throws DomainError NOT_FOUND, also for another customer's match
   */
  async close(
    by: Caller,
    reference: string,
    idempotency: IdempotencyContext | null = null,
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      const locked = await this.store.lock(tx, reference, by.customerId);
      if (locked.match.closure === null)
        await this.endings.close(tx, locked.match, locked.record, {
          closure: 'owner',
          actor: by.reference,
        });
      return { reference };
    }, idempotency);
  }

  /** Closes every match whose closing time has come. Returns their number. */
  async closeDue(): Promise<number> {
    const due = await this.transactions.run((tx) =>
      tx.query<{ reference: string }[]>(DUE, [this.venueClock.now()]),
    );
    for (const { reference } of due)
      await this.transactions.run((tx) => this.closeByClock(tx, reference));
    return due.length;
  }

  private async closeByClock(tx: Tx, reference: string): Promise<void> {
    const locked = await this.store.lock(tx, reference);
    const closure: MatchClosure | null = this.store.closureOf(locked);
    if (locked.match.closure === null && closure !== null)
      await this.endings.close(tx, locked.match, locked.record, { closure: 'time', actor: null });
  }

  private async write(
    tx: Tx,
    { record }: LockedBooking,
    { level, message }: OpenMatchInput,
    { places, priceCents, closesMinutes }: Terms,
  ): Promise<{ id: number; reference: string }> {
    const [match] = await tx.query<{ id: number; reference: string }[]>(OPEN, [
      newReference('OM'),
      record.id,
      level ?? null,
      places,
      priceCents,
      closesMinutes,
      message?.trim() || null,
      this.clock.now(),
    ]);
    if (!match) throw new DomainError('CONFLICT');
    return match;
  }
}

/** The requested terms, validated against the booking and the taken places. */
function termsOf(
  { record, timing: moment }: LockedBooking,
  { places, priceCents = proposedCents(record), closesMinutes }: OpenMatchInput,
  before: LockedMatch | undefined,
): Terms {
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

/** Reopens a closed match; a hidden one stays hidden. */
const OPEN = `insert into open_matches (reference, booking_id, level, places, price_cents,
  closes_minutes, message, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict on constraint open_matches_once do update
  set level = excluded.level, places = excluded.places, price_cents = excluded.price_cents,
    closes_minutes = excluded.closes_minutes, message = excluded.message, closed_at = null, closure
    = null returning id, reference`;

const DUE = `select m.reference from open_matches m join bookings b on b.id = m.booking_id
  where m.closed_at is null and lower(b.period) - m.closes_minutes * interval '1 minute' <=
  $1::timestamp order by m.id limit 200`;
