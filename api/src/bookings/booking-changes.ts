import { Injectable } from '@nestjs/common';
import type { UpdateBookingInput } from '@five/shared/bookings/bookings.contract';
import { addonsProblem, moveProblem } from '@five/shared/bookings/changes.rules';
import { agreedFor, keepProblem } from '@five/shared/bookings/moves.rules';
import { holdAfterMove, holdEndUnderReview, unlessLapsed } from '@five/shared/bookings/holds.rules';
import { sumOfLines } from '@five/shared/pricings/quote.rules';
import {
  addMinutes,
  dateOfWall,
  minutesBetween,
  timeOfWall,
  wallOf,
} from '@five/shared/time/wall-time';
import { type Caller, isStaff, seenBy } from '../platform/access/caller.ts';
import { isChanged } from '../platform/audit/changes.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { codeRefused, DomainError } from '../platform/http/domain-error.ts';
import { PackHours } from '../subscriptions/pack-hours.ts';
import { AgreedPrices, type AgreedSession, currentOf } from './agreed-prices.ts';
import { AddonLines } from './addon-lines.ts';
import type { BookingRecord } from './booking-record.ts';
import { BookingTransitions, type Transition } from './booking-transitions.ts';
import { BookingStore } from './booking-store.ts';
import { SlotAllocator } from './slot-allocator.ts';
import { BookingTimings } from './booking-timing.ts';
import { hoursFor, hoursOfBooking } from './paid-hours.ts';
import { SlotRequests, type WantedSlot } from './slot-requests.ts';

/** Moves a booking or changes its add-ons or note, inside the caller's transaction. */
@Injectable()
export class BookingChanges {
  constructor(
    private readonly store: BookingStore,
    private readonly transitions: BookingTransitions,
    private readonly timings: BookingTimings,
    private readonly slots: SlotRequests,
    private readonly allocator: SlotAllocator,
    private readonly addons: AddonLines,
    private readonly packs: PackHours,
    private readonly agreed: AgreedPrices,
  ) {}

  /** @throws SlotTaken, and DomainError NOT_FOUND, also for another customer's */
  async change(
    tx: Tx,
    by: Caller,
    reference: string,
    input: UpdateBookingInput,
  ): Promise<BookingRecord> {
    const found = await this.store.lock(tx, reference, seenBy(by));
    if (!found) throw new DomainError('NOT_FOUND');
    const moved = isMove(input, found) ? await this.move(tx, by, found, input) : found;
    const equipped = input.addons ? await this.changeAddons(tx, by, moved, input) : moved;
    return input.note === undefined || (input.note.trim() || null) === equipped.note
      ? equipped
      : this.changeNote(tx, by, equipped, input);
  }

  /**
   * Moves to another time or pitch: at the agreed price while hour and duration stay, else at the
   * price that staff choose; add-ons keep theirs.
   */
  private async move(
    tx: Tx,
    by: Caller,
    record: BookingRecord,
    input: UpdateBookingInput,
  ): Promise<BookingRecord> {
    const moment = this.timings.of(record);
    const problem = moveProblem(moment);
    if (problem) throw codeRefused(problem);
    const slot = await this.slots.readMove(slotOf(input, record), record, moment.start);
    const { session, isKept } = await this.sessionFor(tx, record, slot, input);
    const holdExpiresAt = holdAt(record, slot.start, moment.now);
    const wish = {
      reference: record.reference,
      slot,
      tariffId: record.tariffId,
      addons: [],
      kept: record.lines.filter(({ kind }) => kind === 'addon'),
      byPack: record.subscription !== null,
      lapsesAt: holdExpiresAt,
      moving: { record, session },
    };
    await this.followPack(tx, by, record, slot);
    const { pitch, priced } = await this.allocator.move(tx, wish);
    const to = { pitch: pitch.code, start: slot.period.start, end: slot.period.end };
    const changes = {
      ...to,
      openingDay: slot.openingDay,
      pitchId: pitch.id,
      pitchName: pitch.name,
      pricingId: priced.pricingId,
      pricing: priced.pricing,
      totalCents: priced.totalCents,
      lines: priced.lines,
      holdExpiresAt,
      ...(record.status === 'pending' &&
        holdExpiresAt === null &&
        ({ status: 'confirmed' } as const)),
    };
    const changed = {
      was: {
        pitch: record.pitch,
        start: record.start,
        end: record.end,
        totalCents: record.totalCents,
      },
      is: { ...to, totalCents: priced.totalCents },
      ...(isKept && { priceKept: true }),
    };
    const parameters = { ...before(record), ...priceShown(record.totalCents, priced.totalCents) };
    return this.transitions.apply(tx, record, changes, {
      actor: by.reference,
      act: 'booking.move',
      cause: 'moved',
      reason: input.reason,
      message: 'bookingMoved',
      parameters,
      changed,
    });
  }

  /**
   * The agreed price of that hour and duration; else the current one if staff keep it (`isKept`),
   * or today's (null).
   * @throws DomainError BOOKING_PRICE_REASON_REQUIRED
   */
  private async sessionFor(
    tx: Tx,
    record: BookingRecord,
    { period }: WantedSlot,
    { price = 'today', reason }: UpdateBookingInput,
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

  /** The pack is checked only if its hours or the date change. */
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

  private async changeAddons(
    tx: Tx,
    by: Caller,
    record: BookingRecord,
    { addons = [], reason }: UpdateBookingInput,
  ): Promise<BookingRecord> {
    const problem = addonsProblem({
      ...this.timings.of(record),
      paidCents: record.paidCents,
      desk: isStaff(by),
    });
    if (problem) throw codeRefused(problem);
    const lines = await this.addons.of(tx, record, addons);
    if (!isChanged({ lines: record.lines }, { lines })) return record;
    const changes = { lines, totalCents: sumOfLines(lines) };
    return this.transitions.apply(tx, record, changes, {
      ...update(by, reason),
      changed: { was: { totalCents: record.totalCents }, is: { totalCents: changes.totalCents } },
    });
  }

  private changeNote(
    tx: Tx,
    by: Caller,
    record: BookingRecord,
    { note = '', reason }: UpdateBookingInput,
  ): Promise<BookingRecord> {
    return this.transitions.apply(
      tx,
      record,
      { note: note.trim() || null },
      { ...update(by, reason), changed: { note: 'changed' } },
    );
  }
}

/** The former time and place, for the notification. */
const before = ({ start, pitchName }: BookingRecord) => ({
  wasDate: dateOfWall(start),
  wasStartTime: timeOfWall(start),
  wasPitch: pitchName,
});

/** An unchanged price is reported as unchanged. */
const priceShown = (before: number, after: number) =>
  before === after ? { totalCents: null, keptCents: after } : { keptCents: null };

/** The hold after a move; one paused by a proof stays paused. */
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

const update = (by: Caller, reason?: string): Transition => ({
  actor: by.reference,
  act: 'booking.update',
  cause: 'changed',
  ...(reason !== undefined && { reason }),
});

const isMove = (
  { date, startTime, endTime, pitch }: UpdateBookingInput,
  record: BookingRecord,
): boolean =>
  (date !== undefined && date !== dateOfWall(record.start)) ||
  (startTime !== undefined && startTime !== timeOfWall(record.start)) ||
  (endTime !== undefined && endTime !== timeOfWall(record.end)) ||
  (pitch !== undefined && pitch !== record.pitch);

/** Omitted fields keep their value: pitch, day, start, and the duration if no end is given. */
function slotOf(
  { date, startTime, endTime, pitch }: UpdateBookingInput,
  record: BookingRecord,
): Required<Pick<UpdateBookingInput, 'date' | 'startTime' | 'endTime' | 'pitch'>> {
  const start = wallOf(date ?? dateOfWall(record.start), startTime ?? timeOfWall(record.start));
  const end = addMinutes(start, minutesBetween(record.start, record.end));
  return {
    date: dateOfWall(start),
    startTime: timeOfWall(start),
    endTime: endTime ?? timeOfWall(end),
    pitch: pitch ?? record.pitch,
  };
}
