import { Injectable } from '@nestjs/common';
import { addDays, isDate } from '@five/shared/time/wall-time';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { DomainError, fieldRefused } from '../platform/http/domain-error.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { OpeningDayQueries } from '../settings/opening-day.queries.ts';
import { VenueSettings } from '../settings/venue-settings.ts';

const MAX_DAYS = 14;

/** Parses the requested opening days. */
@Injectable()
export class AvailabilityDays {
  constructor(
    private readonly settings: VenueSettings,
    private readonly venueClock: VenueClock,
    private readonly openingDay: OpeningDayQueries,
  ) {}

  /**
   * Reads the first opening day `date` (default: the current one) and the number of `days`
   * (default: 1). Days after the last bookable day are not counted.
   * @param reach last allowed day, if it is later than the last bookable day
   * @throws DomainError VALIDATION_FAILED, AVAILABILITY_DAYS, AVAILABILITY_BEYOND_HORIZON (422)
   */
  async read(query: RawQuery, reach = ''): Promise<{ date: string; days: number }> {
    const { horizonDays } = await this.settings.current();
    const date = dateOf(query.date ?? (await this.openingDay.current()));
    const days = daysOf(query.days ?? '1');
    const horizon = addDays(this.venueClock.today(), horizonDays);
    const last = reach > horizon ? reach : horizon;
    if (date > last)
      throw fieldRefused('AVAILABILITY_BEYOND_HORIZON', 'date', {
        parameters: { horizonDays, days: horizonDays },
      });
    return {
      date,
      days: Array.from({ length: days }, (_, day) => addDays(date, day)).filter(
        (day) => day <= last,
      ).length,
    };
  }
}

function dateOf(value: unknown): string {
  if (isDate(value)) return value;
  throw new DomainError('VALIDATION_FAILED', { fields: [{ field: 'date', violation: 'date' }] });
}

function daysOf(value: unknown): number {
  const days = typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : 0;
  if (days < 1 || days > MAX_DAYS)
    throw fieldRefused('AVAILABILITY_DAYS', 'days', { parameters: { max: MAX_DAYS } });
  return days;
}
