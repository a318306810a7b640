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
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { Transactions } from '../platform/database/transactions.ts';
import { codeRefused, type DomainError } from '../platform/http/domain-error.ts';
import { AvailabilityQueries } from '../slots/availability.queries.ts';
import type { BookingRecord } from './booking-record.ts';
import { SlotAllocator, type SlotTakenError } from './slot-allocator.ts';
import { MoveOffers } from './moves/move-offers.ts';
import type { WantedSlot } from './slot-requests.ts';

/**
 * Creates the error for a slot that is taken. The error contains the nearest free slots with their
 * prices.
 */
@Injectable()
export class Alternatives {
  constructor(
    private readonly transactions: Transactions,
    private readonly allocator: SlotAllocator,
    private readonly availability: AvailabilityQueries,
    private readonly offers: MoveOffers,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Creates the error BOOKING_SLOT_TAKEN with the nearest free slots. It is called after the
   * transaction of the refused request is rolled back.
   */
  async refusal(error: SlotTakenError): Promise<DomainError> {
    if (error.passedOn) await this.transactions.run((tx) => this.allocator.endPassedOn(tx, error));
    const { slot, tariffId, moving } = error;
    return codeRefused('BOOKING_SLOT_TAKEN', {
      extra: { alternatives: await this.near({ slot, tariffId, moving }) },
    });
  }

  /**
   * The nearest free slots. Adjacent days are read only if the day itself has fewer than three
   * slots that are nearer than any slot of another day.
   */
  private async near(request: RefusedRequest): Promise<AlternativeSlot[]> {
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

type RefusedRequest = { slot: WantedSlot; tariffId: number; moving: BookingRecord | null };

const distance = ({ date, startTime }: AlternativeSlot, { period }: WantedSlot): number =>
  Math.abs(minutesBetween(period.start, wallOf(date, startTime)));

/** Minutes from the requested slot to the nearest start on an adjacent opening day. */
function distanceToOtherDays({ period, openingDay, venue }: WantedSlot): number {
  const target = minuteOfWall(period.start);
  const starts = (days: number) => gridStarts(addDays(openingDay, days), venue, venue.slotMinutes);
  const nearest = [starts(-1).at(-1), starts(1)[0]].filter((start) => start !== undefined);
  return Math.min(...nearest.map((start) => Math.abs(start - target)));
}
