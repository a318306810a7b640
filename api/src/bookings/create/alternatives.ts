import { Injectable } from '@nestjs/common';
import type { AlternativeSlot } from '@five/shared/slots/slots.contract';
import { gridStarts } from '@five/shared/slots/opening.rules';
import { nearestAlternatives, nearestSlots } from '@five/shared/slots/slots.rules';
import {
  addDays,
  dateOfWall,
  daysBetween,
  minuteOfWall,
  minutesBetween,
  spanMinutes,
  timeOfWall,
  wallOf,
} from '@five/shared/time/wall-time';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { codeRefused, type DomainError } from '../../platform/http/domain-error.ts';
import { AvailabilityQueries } from '../../slots/availability.queries.ts';
import { Occupancies } from '../../slots/occupancies.ts';
import type { BookingRecord } from '../record/booking-record.ts';
import { MoveOffers } from '../change/move-offers.ts';
import type { WantedSlot } from './slot-requests.ts';

/**
 * Thrown inside the transaction if all acceptable pitches are taken. The code that runs the
 * transaction catches it and responds with free slots nearby.
 */
export class SlotTakenError extends Error {
  /**
   * @param passedOn whether the refused request ended an expired hold in the slot, which is then
   * offered to the waiting list. The rollback undoes this, so the caller must repeat it with
   * `endPassedOn`.
   */
  constructor(
    readonly slot: WantedSlot,
    readonly tariffId: number | null,
    readonly passedOn = false,
    readonly moving: BookingRecord | null = null,
  ) {
    super('slot taken');
  }
}

/**
 * Creates the error for a slot that is taken. The error contains the nearest free slots with their
 * prices.
 */
@Injectable()
export class Alternatives {
  constructor(
    private readonly transactions: Transactions,
    private readonly occupancies: Occupancies,
    private readonly availability: AvailabilityQueries,
    private readonly offers: MoveOffers,
    private readonly venueClock: VenueClock,
  ) {}

  /** Runs `work` in a transaction, with the errors of `refuse`. */
  run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.transactions.run(work).catch((error: unknown) => this.refuse(error));
  }

  /**
   * Throws the error of a transaction that was rolled back. If the slot is taken, the error lists
   * free slots nearby.
   */
  async refuse(error: unknown): Promise<never> {
    throw error instanceof SlotTakenError ? await this.refusal(error) : error;
  }

  /**
   * Repeats the expiry of a hold whose slot went to the waiting list. The refused request rolled
   * the expiry back with its own transaction.
   */
  async endPassedOn({ passedOn, slot: { pitches, period } }: SlotTakenError): Promise<void> {
    if (!passedOn) return;
    const pitchIds = pitches.map(({ id }) => id);
    await this.transactions.run((tx) => this.occupancies.endLapsedWithin(tx, pitchIds, period));
  }

  /**
   * Creates the error BOOKING_SLOT_TAKEN with the nearest free slots. It is called after the
   * transaction of the refused request is rolled back.
   */
  private async refusal(error: SlotTakenError): Promise<DomainError> {
    await this.endPassedOn(error);
    const { slot, tariffId, moving } = error;
    return codeRefused('BOOKING_SLOT_TAKEN', {
      extra: { alternatives: await this.near({ slot, tariffId, moving }) },
    });
  }

  /**
   * The nearest free slots. Adjacent days are read only if the day itself has fewer than three
   * slots that are nearer than any slot of another day.
   */
  async near(request: RefusedRequest): Promise<AlternativeSlot[]> {
    const { slot } = request;
    const sameDay = await this.among({ date: slot.openingDay, days: 1 }, request);
    const third = sameDay[WANTED - 1];
    const isNearest = third && distance(third, slot) <= distanceToOtherDays(slot);
    return isNearest ? sameDay : this.among(this.around(slot), request);
  }

  /**
   * The nearest free slots of these dates. If a booking is being moved, only slots to which it may
   * move are returned, at the price of the move.
   */
  private async among(
    dates: { date: string; days: number },
    { slot: { period, minutes, pitches }, tariffId, moving }: RefusedRequest,
  ): Promise<AlternativeSlot[]> {
    const named = pitches.length === 1 ? pitches[0]?.code : undefined;
    const wanted = {
      date: dateOfWall(period.start),
      startTime: timeOfWall(period.start),
      minutes,
      ...(named !== undefined && { pitch: named }),
    };
    if (!moving)
      return nearestAlternatives(
        await this.availability.days({ ...dates, tariffId, desk: false, locale: 'fr' }),
        wanted,
        WANTED,
      );
    const offered = (await this.offers.on(moving, dates)).filter(
      (one) => spanMinutes(one.startTime, one.endTime) === minutes,
    );
    return nearestSlots(
      offered.map(({ differenceCents: _d, isAgreed: _a, ...one }) => one),
      wanted,
      WANTED,
    );
  }

  /**
   * The requested opening day and its two adjacent days, limited to bookable days; as first date
   * and number of days.
   */
  private around({ openingDay, lastDay }: WantedSlot): { date: string; days: number } {
    const today = this.venueClock.today();
    const dates = [-1, 0, 1]
      .map((days) => addDays(openingDay, days))
      .filter((date) => {
        return daysBetween(today, date) >= -1 && date <= lastDay;
      });
    return { date: dates[0] ?? openingDay, days: Math.max(1, dates.length) };
  }
}

const WANTED = 3;

type RefusedRequest = { slot: WantedSlot; tariffId: number | null; moving: BookingRecord | null };

const distance = ({ date, startTime }: AlternativeSlot, { period }: WantedSlot): number =>
  Math.abs(minutesBetween(period.start, wallOf(date, startTime)));

/** Minutes from the requested slot to the nearest start on an adjacent opening day. */
function distanceToOtherDays({ period, openingDay, venue }: WantedSlot): number {
  const target = minuteOfWall(period.start);
  const starts = (days: number) => gridStarts(addDays(openingDay, days), venue, venue.slotMinutes);
  const nearest = [starts(-1).at(-1), starts(1)[0]].filter((start) => start !== undefined);
  return Math.min(...nearest.map((start) => Math.abs(start - target)));
}
