import type { DeskUpdateBookingRequest } from '@five/shared/bookings/bookings.requests';
import { Injectable } from '@nestjs/common';
import { moveProblem } from '@five/shared/bookings/changes.rules';
import {
  holdAfterMove,
  holdEndUnderReview,
  unlessLapsed,
} from '@five/shared/bookings/bookings.rules';
import { agreedFor, keepProblem } from '@five/shared/bookings/moves.rules';
import {
  addMinutes,
  dateOfWall,
  dayOf,
  minutesBetween,
  timeOfWall,
  wallOf,
} from '@five/shared/time/wall-time';
import type { Caller } from '../../platform/access/caller.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { codeRefused } from '../../platform/http/domain-error.ts';
import { Occupancies } from '../../slots/occupancies.ts';
import { PackHours } from '../../subscriptions/pack-hours.ts';
import { AgreedPrices, type AgreedSession, currentOf } from './agreed-prices.ts';
import type { LockedBooking } from '../record/booking-locks.ts';
import { type BookingRecord, hoursFor, hoursOfBooking } from '../record/booking-record.ts';
import { BookingTransitions } from '../record/booking-transitions.ts';
import {
  type Allocation,
  type AllocationRequest,
  claimOf,
  SlotAllocator,
} from '../create/slot-allocator.ts';
import { SlotRequests, type WantedSlot } from '../create/slot-requests.ts';

/** Moves a booking to another time or pitch, inside the caller's transaction. */
@Injectable()
export class BookingMoves {
  constructor(
    private readonly transitions: BookingTransitions,
    private readonly slots: SlotRequests,
    private readonly allocator: SlotAllocator,
    private readonly occupancies: Occupancies,
    private readonly packs: PackHours,
    private readonly agreed: AgreedPrices,
  ) {}

  /**
   * Moves a booking. The agreed price applies while hour and duration do not change, else the price
   * that staff choose. Add-ons keep their price.
   * @throws SlotTakenError, DomainError
   */
  async move(
    tx: Tx,
    by: Caller,
    { record, timing }: LockedBooking,
    input: DeskUpdateBookingRequest,
  ): Promise<BookingRecord> {
    const problem = moveProblem(timing);
    if (problem) throw codeRefused(problem);
    const slot = await this.slots.readMove(slotOf(input, record), record, timing.start);
    const { session, isKept } = await this.sessionFor(tx, record, slot, input);
    const holdExpiresAt = holdAt(record, slot.start, timing.now);
    const wish: AllocationRequest = {
      reference: record.reference,
      slot,
      tariffId: record.tariffId,
      addons: [],
      keptLines: record.lines.filter(({ kind }) => kind === 'addon'),
      byPack: record.subscription !== null,
      lapsesAt: holdExpiresAt,
      moving: { record, session },
    };
    await this.followPack(tx, by, record, slot);
    const pitchId = await this.occupy(tx, record, wish);
    const granted = await this.allocator.priceAllocation(tx, wish, pitchId);
    const changes = changesOf(record, slot, granted, holdExpiresAt);
    const { totalCents } = granted.priced;
    const parameters = { ...before(record), ...priceShown(record.totalCents, totalCents) };
    return this.transitions.apply(tx, record, changes, {
      actor: by.reference,
      act: 'booking.move',
      cause: 'moved',
      reason: input.reason,
      message: 'bookingMoved',
      parameters,
      changed: {
        was: auditedOf(record),
        is: auditedOf(changes),
        ...(isKept && { priceKept: true }),
      },
    });
  }

  /**
   * Moves the occupancy of a booking to another slot. Returns the id of the new pitch; null if all
   * acceptable pitches are taken.
   */
  private occupy(tx: Tx, from: BookingRecord, wish: AllocationRequest): Promise<number | null> {
    const days = [from.openingDay, wish.slot.openingDay].map(dayOf);
    const pitchIds = [from.pitchId, ...wish.slot.pitches.map(({ id }) => id)];
    const locks = pitchIds.flatMap((pitchId) => days.map((day) => ({ pitchId, day })));
    return this.occupancies.move(tx, claimOf(wish), locks);
  }

  /**
   * The session price after a move: the price agreed for the new hour and duration. If no price was
   * agreed for them, the current price if staff keep it (`isKept`), else null for today's price.
   * @throws DomainError BOOKING_PRICE_REASON_REQUIRED
   */
  private async sessionFor(
    tx: Tx,
    record: BookingRecord,
    { period }: WantedSlot,
    { price = 'today', reason }: DeskUpdateBookingRequest,
  ): Promise<{ session: AgreedSession | null; isKept: boolean }> {
    const present = currentOf(record);
    const known = agreedFor(period, [present, ...(await this.agreed.left(record, tx))]);
    if (known === present) return { session: present, isKept: false };
    const problem = keepProblem(price, reason, known !== undefined);
    if (problem) throw codeRefused(problem);
    await this.agreed.store(tx, record);
    if (known) return { session: known, isKept: false };
    return price === 'agreed'
      ? { session: present, isKept: true }
      : { session: null, isKept: false };
  }

  /**
   * Applies the move to the pack that pays for the booking. The pack is checked only if the number
   * of hours or the date changes.
   */
  private async followPack(
    tx: Tx,
    by: Caller,
    record: BookingRecord,
    slot: WantedSlot,
  ): Promise<void> {
    const [before, after] = [hoursOfBooking(record), hoursFor(slot)];
    if (
      record.subscription === null ||
      (before.hours === after.hours && before.date === after.date)
    )
      return;
    await this.packs.follow(tx, record.subscription, before, {
      ...after,
      booking: record.reference,
      actor: by.reference,
    });
  }
}

/**
 * The fields of a booking that a move changes. A pending booking without a hold after the move is
 * confirmed.
 */
const changesOf = (
  { status }: BookingRecord,
  { period, openingDay }: WantedSlot,
  { pitch, priced }: Allocation,
  holdExpiresAt: Date | null,
) => ({
  pitch: pitch.code,
  start: period.start,
  end: period.end,
  openingDay,
  pitchId: pitch.id,
  pitchName: pitch.name,
  pricingId: priced.pricingId,
  pricing: priced.pricing,
  totalCents: priced.totalCents,
  lines: priced.lines,
  holdExpiresAt,
  ...(status === 'pending' && holdExpiresAt === null && ({ status: 'confirmed' } as const)),
});

/** Fields of a booking that the audit entry of a move contains. */
const auditedOf = ({
  pitch,
  start,
  end,
  totalCents,
}: Pick<BookingRecord, 'pitch' | 'start' | 'end' | 'totalCents'>) => ({
  pitch,
  start,
  end,
  totalCents,
});

/** Message parameters of the former time and pitch of a moved booking. */
const before = ({ start, pitchName }: BookingRecord) => ({
  wasDate: dateOfWall(start),
  wasStartTime: timeOfWall(start),
  wasPitch: pitchName,
});

/**
 * Message parameters of the price after a move. If the total is unchanged, `keptCents` contains it
 * and `totalCents` is null.
 */
const priceShown = (before: number, after: number) =>
  before === after ? { totalCents: null, keptCents: after } : { keptCents: null };

/** The end of the hold after a move; a hold that a proof has paused stays paused. */
function holdAt(
  { holdExpiresAt, reviewedSince, pausedHoldEndsAt }: BookingRecord,
  start: Date,
  now: Date,
): Date | null {
  if (!holdExpiresAt) return null;
  return reviewedSince && pausedHoldEndsAt
    ? unlessLapsed(holdEndUnderReview({ end: pausedHoldEndsAt, since: reviewedSince, start }), now)
    : holdAfterMove({ end: holdExpiresAt, start, now });
}

/**
 * The slot that a move requests. Pitch, day and start that are omitted keep their value; so does
 * the duration if no end is given.
 */
function slotOf(
  { date, startTime, endTime, pitch }: DeskUpdateBookingRequest,
  record: BookingRecord,
): Required<Pick<DeskUpdateBookingRequest, 'date' | 'startTime' | 'endTime' | 'pitch'>> {
  const start = wallOf(date ?? dateOfWall(record.start), startTime ?? timeOfWall(record.start));
  const end = addMinutes(start, minutesBetween(record.start, record.end));
  return {
    date: dateOfWall(start),
    startTime: timeOfWall(start),
    endTime: endTime ?? timeOfWall(end),
    pitch: pitch ?? record.pitch,
  };
}
