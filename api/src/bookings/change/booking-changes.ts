import type { DeskUpdateBookingRequest } from '@five/shared/bookings/bookings.requests';
import { Injectable } from '@nestjs/common';
import { addonsProblem } from '@five/shared/bookings/changes.rules';
import { sumOfLines } from '@five/shared/pricings/quote.rules';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { type Caller, isStaff, seenBy } from '../../platform/access/caller.ts';
import { isChanged } from '../../platform/audit/changes.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { codeRefused, DomainError } from '../../platform/http/domain-error.ts';
import { AddonLines } from './addon-lines.ts';
import { Alternatives } from '../create/alternatives.ts';
import { type BookingRecord, changedDetails } from '../record/booking-record.ts';
import { BookingTransitions, type Transition } from '../record/booking-transitions.ts';
import { BookingStore } from '../record/booking-store.ts';
import { BookingTimings } from '../record/booking-timing.ts';
import { BookingMoves } from './booking-moves.ts';

/** Changes a booking: its slot, its add-ons or its details. */
@Injectable()
export class BookingChanges {
  constructor(
    private readonly alternatives: Alternatives,
    private readonly store: BookingStore,
    private readonly timings: BookingTimings,
    private readonly transitions: BookingTransitions,
    private readonly addons: AddonLines,
    private readonly moves: BookingMoves,
  ) {}

  /**
   * Moves a booking, or changes its add-ons or its note.
   * @throws DomainError NOT_FOUND, also for another customer's booking. If the new slot is taken,
   *   the error lists free slots nearby.
   */
  async change(by: Caller, reference: string, input: DeskUpdateBookingRequest): Promise<void> {
    await this.alternatives.run(async (tx) => {
      const record = await this.store.lock(tx, reference, seenBy(by));
      if (!record) throw new DomainError('NOT_FOUND');
      const locked = { record, timing: this.timings.of(record) };
      const moved = isMove(input, record) ? await this.moves.move(tx, by, locked, input) : record;
      const equipped = input.addons ? await this.changeAddons(tx, by, moved, input) : moved;
      await this.changeDetails(tx, by, equipped, input);
    });
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
