import { Injectable } from '@nestjs/common';
import { type Locale, textOf } from '@five/shared/locales/locale';
import { addDays, dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { formatParameters } from '../../platform/i18n/format-parameters.ts';
import { Translator } from '../../platform/i18n/translator.ts';
import type { VenueRules } from '../../settings/venue-rules.ts';
import { VenueSettings } from '../../settings/venue-settings.ts';
import type { BookingRecord } from '../record/booking-record.ts';
import { BookingsQueries } from '../bookings.queries.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const DAYS_BACK = 60;

/**
 * Bookings as entries for phone calendars. Times are converted to instants by the venue's clock,
 * because the time zone data of a phone may be outdated.
 */
@Injectable()
export class CalendarQueries {
  constructor(
    private readonly bookings: BookingsQueries,
    private readonly settings: VenueSettings,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
    private readonly translator: Translator,
  ) {}

  /**
   * The calendar file of one booking.
   * @throws DomainError NOT_FOUND
   */
  async of(reference: string, customerId: number | null, locale: Locale): Promise<string> {
    const record = await this.bookings.record(reference, customerId);
    if (!record) throw new DomainError('NOT_FOUND');
    const venue = await this.settings.current();
    return calendarFile([this.eventOf(record, venue, locale)], { venue: venue.name });
  }

  /**
   * The feed of upcoming and recent bookings. Cancelled bookings stay in the feed as cancelled, so
   * that phones remove them.
   */
  async feedOf(customerId: number, locale: Locale): Promise<string> {
    const venue = await this.settings.current();
    const records = await this.bookings.since(
      addDays(this.venueClock.today(), -DAYS_BACK),
      customerId,
    );
    return calendarFile(
      records.map((record) => this.eventOf(record, venue, locale)),
      {
        venue: venue.name,
        name: this.translator.translate(locale, 'messages', 'calendar.name', { venue: venue.name }),
      },
    );
  }

  private eventOf(
    { reference, version, start, end, status, pitchName }: BookingRecord,
    venue: VenueRules,
    locale: Locale,
  ): CalendarEvent {
    const names = { venue: venue.name, pitch: textOf(pitchName, locale) };
    return {
      id: `${reference}@five-arena`,
      stamp: this.clock.now(),
      sequence: version - 1,
      start: this.venueClock.instantOf(start),
      end: this.venueClock.instantOf(end),
      status: statusOf(status),
      summary: this.translator.translate(locale, 'messages', 'calendar.summary', names),
      location: `${venue.name}, ${textOf(venue.address, locale)}`,
      description: this.translator.translate(locale, 'messages', 'calendar.description', {
        ...this.hourOf(start, end, locale),
        reference,
        status: this.translator.translate(locale, 'states', `booking.${status}`),
      }),
    };
  }

  /**
   * The venue's wall time as text for the entry, because a phone with outdated zone data shows
   * another hour.
   */
  private hourOf(start: string, end: string, locale: Locale): Record<string, unknown> {
    const hour = {
      date: dateOfWall(start),
      startTime: timeOfWall(start),
      endTime: timeOfWall(end),
    };
    return formatParameters(hour, locale, (instant) => this.venueClock.wallOf(instant));
  }
}

function statusOf(status: BookingRecord['status']): CalendarEvent['status'] {
  if (status === 'pending') return 'TENTATIVE';
  return status === 'expired' || status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED';
}
