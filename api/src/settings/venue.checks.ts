import { hasOverlap } from '@five/shared/slots/opening.rules';
import { runtimeOffset } from '@five/shared/time/venue-clock';
import type { UpdateVenueRequest, WeekdayHoursRequest } from '@five/shared/venue/venue.requests';
import { DomainError, fieldRefused } from '../platform/http/domain-error.ts';

/**
 * Checks conditions that involve several fields.
 * @throws DomainError VENUE_HOURS_OVERLAP, VENUE_TIME_ZONE_UNKNOWN, VALIDATION_FAILED for dates in
 * the wrong order
 */
export function refuseBrokenVenue({
  openingHours,
  seasons = [],
  exceptions = [],
  timeZone,
}: UpdateVenueRequest): void {
  refuseBrokenWeek(openingHours ?? [], 'openingHours');
  seasons.forEach((season, index) =>
    refuseBrokenWeek(season.openingHours, `seasons.${index}.openingHours`),
  );
  exceptions.forEach(({ intervals }, index) => {
    if (hasOverlap(intervals))
      throw fieldRefused('VENUE_HOURS_OVERLAP', `exceptions.${index}.intervals`);
  });
  refuseTurnedDates(seasons, 'seasons');
  refuseTurnedDates(exceptions, 'exceptions');
  if (timeZone !== undefined && !isZone(timeZone))
    throw fieldRefused('VENUE_TIME_ZONE_UNKNOWN', 'timeZone');
}

function refuseBrokenWeek(week: WeekdayHoursRequest[], field: string): void {
  const days = new Set(week.map(({ weekday }) => weekday));
  if (days.size < week.length || week.some(({ intervals }) => hasOverlap(intervals)))
    throw fieldRefused('VENUE_HOURS_OVERLAP', field);
}

function refuseTurnedDates(spans: { from: string; to: string }[], field: string): void {
  const turned = spans.findIndex(({ from, to }) => to < from);
  if (turned >= 0)
    throw new DomainError('VALIDATION_FAILED', {
      fields: [{ field: `${field}.${turned}.to`, violation: 'turned' }],
    });
}

function isZone(timeZone: string): boolean {
  try {
    return Number.isInteger(runtimeOffset(new Date(0), timeZone));
  } catch {
    return false;
  }
}
