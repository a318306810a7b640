import type { DeskUpdateBookingRequest } from '@five/shared/bookings/bookings.requests';
import { Injectable } from '@nestjs/common';
import { addonsProblem } from '@five/shared/bookings/changes.rules';
import { sumOfLines } from '@five/shared/pricings/quote.rules';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { type Caller, isStaff, seenBy } from '../platform/access/caller.ts';
import { isChanged } from '../platform/audit/changes.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { codeRefused, DomainError } from '../platform/http/domain-error.ts';
import { AddonLines } from './addon-lines.ts';
import { changedDetails } from './booking-details.ts';
import type { BookingRecord } from './booking-record.ts';
import { BookingTransitions, type Transition } from './booking-transitions.ts';
import { BookingStore } from './booking-store.ts';
import { BookingTimings } from './booking-timing.ts';
import { BookingMoves } from './moves/booking-moves.ts';

/** Changes a booking inside the caller's transaction: its slot, its add-ons or its details. */
@Injectable()
export class BookingChanges {
  constructor(
    private readonly store: BookingStore,
    private readonly transitions: BookingTransitions,
    private readonly timings: BookingTimings,
    private readonly addons: AddonLines,
    private readonly moves: BookingMoves,
  ) {}

  /**
   * Applies the change and returns the booking.
   * @throws SlotTakenError, and DomainError NOT_FOUND, also for another customer's booking
   */
  async change(
    tx: Tx,
    by: Caller,
    reference: string,
    input: DeskUpdateBookingRequest,
  ): Promise<BookingRecord> {
    const found = await this.store.lock(tx, reference, seenBy(by));
    if (!found) throw new DomainError('NOT_FOUND');
    const moved = isMove(input, found) ? await this.moves.move(tx, by, found, input) : found;
    const equipped = input.addons ? await this.changeAddons(tx, by, moved, input) : moved;
    return this.changeDetails(tx, by, equipped, input);
  }

  private async changeAddons(
    tx: Tx,
    by: Caller,
    record: BookingRecord,
    { addons = [], reason }: DeskUpdateBookingRequest,
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

  private async changeDetails(
    tx: Tx,
    by: Caller,
    record: BookingRecord,
    input: DeskUpdateBookingRequest,
  ): Promise<BookingRecord> {
    const details = changedDetails(record, input);
    const fields = Object.keys(details);
    if (fields.length === 0) return record;
    const changed = Object.fromEntries(fields.map((field) => [field, 'changed']));
    return this.transitions.apply(tx, record, details, { ...update(by, input.reason), changed });
  }
}

const update = (by: Caller, reason?: string): Transition => ({
  actor: by.reference,
  act: 'booking.update',
  cause: 'changed',
  ...(reason !== undefined && { reason }),
});

const isMove = (
  { date, startTime, endTime, pitch }: DeskUpdateBookingRequest,
  record: BookingRecord,
): boolean =>
  (date !== undefined && date !== dateOfWall(record.start)) ||
  (startTime !== undefined && startTime !== timeOfWall(record.start)) ||
  (endTime !== undefined && endTime !== timeOfWall(record.end)) ||
  (pitch !== undefined && pitch !== record.pitch);
