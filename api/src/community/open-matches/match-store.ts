import { Injectable } from '@nestjs/common';
import type { MatchClosure } from '@five/shared/community/community.codes';
import { addMinutes } from '@five/shared/time/wall-time';
import { BookingLocks, type LockedBooking } from '../../bookings/record/booking-locks.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { lockThenRead, type Tx } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Person } from '../author-presenter.ts';
import { personSql } from '../author-presenter.ts';
import { fieldsOf, selectOf } from '../../platform/rows/columns.ts';
import { OpenMatch } from './open-match.entity.ts';

const FIELDS = fieldsOf(
  OpenMatch,
  'message',
  'closedAt',
  'hiddenAt',
  'hiddenBy',
  'hiddenReason',
  'createdAt',
);

/**
 * A match whose row and booking are locked. `closure` is the stored reason why the match was
 * closed; `closureOf` also considers the closing time and the booking's status.
 */
export interface LockedMatch extends Pick<OpenMatch, (typeof FIELDS)[number]> {
  hidden: boolean;
  taken: number;
  /** The share of each taken place: the amount that its player pays in total, in centimes. */
  shares: number[];
  ownerId: number;
  owner: Person | null;
}

export interface Locked extends LockedBooking {
  match: LockedMatch;
}

/**
 * Locks matches. The booking is always locked before its match, because a change of the booking
 * takes the locks in that order.
 */
@Injectable()
export class MatchStore {
  constructor(
    private readonly bookingLocks: BookingLocks,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Locks a match; with `customerId`, only a match of that customer.
   * @throws DomainError NOT_FOUND
   */
  async lock(tx: Tx, reference: string, customerId: number | null = null): Promise<Locked> {
    const [found] = await tx.query<{ booking: string }[]>(
      `select b.reference as booking from open_matches m join bookings b on b.id = m.booking_id
        where m.reference = $1`,
      [reference],
    );
    const booking = found && (await this.bookingLocks.lock(tx, found.booking, customerId));
    const match = booking && (await this.ofBooking(tx, booking.record.id));
    if (!booking || !match) throw new DomainError('NOT_FOUND');
    return { ...booking, match };
  }

  /**
   * Locks and returns the match of a locked booking; undefined if the booking never had a match.
   */
  async ofBooking(tx: Tx, bookingId: number): Promise<LockedMatch | undefined> {
    const [match] = await lockThenRead<LockedMatch>(
      tx,
      READ,
      'select m.id from open_matches m where m.booking_id = $1 for update',
      [bookingId],
    );
    return match;
  }

  /**
   * The reason why the match is closed now; null while it is open. Computed from the clock, so the
   * result does not depend on the closing job.
   */
  closureOf({ match, record, timing: moment }: Locked): MatchClosure | null {
    if (match.closure !== null) return match.closure;
    if (moment.status !== 'pending' && moment.status !== 'confirmed') return 'booking';
    return addMinutes(record.start, -match.closesMinutes) <= this.venueClock.now() ? 'time' : null;
  }
}

const READ = {
  select: `select ${selectOf(OpenMatch, 'm', FIELDS)},
    m.hidden_at is not null as hidden, held.taken::int, held.shares, u.id as "ownerId",
    ${personSql('u')} as owner
  from open_matches m join bookings b on b.id = m.booking_id
  join customers c on c.id = b.customer_id join users u on u.id = c.user_id
    cross join lateral (select count(*) as taken, coalesce(array_agg(s.amount_cents), '{}') as
    shares from match_shares s
      where s.booking_id = m.booking_id and s.is_place and s.released_at is null) held`,
  key: 'm.id',
};
