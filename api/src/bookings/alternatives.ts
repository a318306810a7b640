import { Injectable } from '@nestjs/common';
import type { AlternativeSlot } from '@five/shared/bookings/bookings.contract';
import { nearestAlternatives } from '@five/shared/slots/slots.rules';
import { addDays, dateOfWall, daysBetween, timeOfWall } from '@five/shared/time/wall-time';
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

  private async near(slot: WantedSlot, tariffId: number): Promise<AlternativeSlot[]> {
    const { period, minutes, pitches } = slot;
    const days = await this.availability.days({ ...this.around(slot), tariffId, desk: false, locale: 'fr' });
    const named = pitches.length === 1 ? pitches[0]?.code : undefined;
    return nearestAlternatives(days, { date: dateOfWall(period.start), startTime: timeOfWall(period.start), minutes, ...(named !== undefined && { pitch: named }) });
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
