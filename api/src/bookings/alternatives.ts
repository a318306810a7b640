import { Injectable } from '@nestjs/common';
import type { AlternativeSlot } from '@five/shared/bookings/bookings.contract';
import { gridStarts } from '@five/shared/slots/opening.rules';
import { nearestAlternatives } from '@five/shared/slots/slots.rules';
import { addDays, dateOfWall, daysBetween, minuteOfWall, minutesBetween, timeOfWall, wallOf } from '@five/shared/time/wall-time';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { codeRefused, type DomainError } from '../platform/http/domain-error.ts';
import { AvailabilityQueries } from '../slots/availability.queries.ts';
import type { SlotTaken } from './claims.ts';
import type { WantedSlot } from './slot-requests.ts';

/** The way out for who came too late: the nearest free slots, priced. */
@Injectable()
export class Alternatives {
  constructor(private readonly availability: AvailabilityQueries, private readonly venueClock: VenueClock) {}

  async refusal({ slot, tariffId }: SlotTaken): Promise<DomainError> {
    return codeRefused('BOOKING_SLOT_TAKEN', { extra: { alternatives: await this.near(slot, tariffId) } });
  }

  /** Most often the day itself has three that no other day can come nearer than; only else its neighbours are looked at. */
  private async near(slot: WantedSlot, tariffId: number): Promise<AlternativeSlot[]> {
    const own = await this.among({ date: slot.openingDay, days: 1 }, slot, tariffId);
    const third = own[WANTED - 1];
    const isNearest = third && distance(third, slot) <= distanceToOtherDays(slot);
    return isNearest ? own : this.among(this.around(slot), slot, tariffId);
  }

  private async among(dates: { date: string; days: number }, { period, minutes, pitches }: WantedSlot, tariffId: number): Promise<AlternativeSlot[]> {
    const days = await this.availability.days({ ...dates, tariffId, desk: false, locale: 'fr' });
    const named = pitches.length === 1 ? pitches[0]?.code : undefined;
    return nearestAlternatives(days, { date: dateOfWall(period.start), startTime: timeOfWall(period.start), minutes, ...(named !== undefined && { pitch: named }) }, WANTED);
  }

  /** The opening day with the one before and the one after it, as far as they can be booked. */
  private around({ openingDay, venue }: WantedSlot): { date: string; days: number } {
    const today = this.venueClock.today();
    const dates = [-1, 0, 1].map((days) => addDays(openingDay, days)).filter((date) => {
      const ahead = daysBetween(today, date);
      return ahead >= -1 && ahead <= venue.horizonDays;
    });
    return { date: dates[0] ?? openingDay, days: Math.max(1, dates.length) };
  }
}

const WANTED = 3;

const distance = ({ date, startTime }: AlternativeSlot, { period }: WantedSlot): number => Math.abs(minutesBetween(period.start, wallOf(date, startTime)));

/** Minutes to the nearest start of the opening days before and after. */
function distanceToOtherDays({ period, openingDay, venue }: WantedSlot): number {
  const target = minuteOfWall(period.start);
  const starts = (days: number) => gridStarts(addDays(openingDay, days), venue, venue.slotMinutes);
  const nearest = [starts(-1).at(-1), starts(1)[0]].filter((start) => start !== undefined);
  return Math.min(...nearest.map((start) => Math.abs(start - target)));
}
