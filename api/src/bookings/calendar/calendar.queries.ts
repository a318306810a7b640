import { Inject, Injectable } from '@nestjs/common';
import { type Locale, localizePath, textOf } from '@five/shared/locales/locale';
import { addDays, dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { AuditTrail } from '../../platform/audit/audit-trail.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { SETTINGS } from '../../platform/config/config.module.ts';
import type { Settings } from '../../platform/config/settings.ts';
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
    private readonly trail: AuditTrail,
    private readonly venues: VenueSettings,
    private readonly venueClock: VenueClock,
    private readonly translator: Translator,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * The calendar file of one booking.
   * @param page path of the page to which the entry leads; default: the player's bookings
   * @throws DomainError NOT_FOUND
   */
  async of(
    reference: string,
    customerId: number | null,
    locale: Locale,
    page?: string,
  ): Promise<string> {
    const record = await this.bookings.record(reference, customerId);
    if (!record) throw new DomainError('NOT_FOUND');
    const venue = await this.venues.current();
    return calendarFile(await this.eventsOf([record], venue, locale, page), { organizer: venue });
  }

  /**
   * The feed of upcoming and recent bookings. Cancelled bookings stay in the feed as cancelled, so
   * that phones remove them.
   */
  async feedOf(customerId: number, locale: Locale): Promise<string> {
    const venue = await this.venues.current();
    const records = await this.bookings.since(
      addDays(this.venueClock.today(), -DAYS_BACK),
      customerId,
    );
    return calendarFile(await this.eventsOf(records, venue, locale), {
      organizer: venue,
      name: this.translator.translate(locale, 'messages', 'calendar.name', { venue: venue.name }),
    });
  }

  private async eventsOf(
    records: readonly BookingRecord[],
    venue: VenueRules,
    locale: Locale,
    page?: string,
  ): Promise<CalendarEvent[]> {
    const changes = await this.trail.lastChanges(
      'booking',
      records.map(({ reference }) => reference),
    );
    return records.map((record) => {
      const path = page ?? `/account/reservations/list?booking=${record.reference}`;
      const url = this.settings.publicOrigin + localizePath(path, locale);
      return {
        ...revisionOf(record, changes.get(record.reference) ?? record.createdAt),
        ...this.textsOf(record, venue, locale, url),
        id: `${record.reference}@five-arena`,
        start: this.venueClock.instantOf(record.start),
        end: this.venueClock.instantOf(record.end),
        status: statusOf(record.status),
        url,
      };
    });
  }

  private textsOf(
    { reference, start, end, status, pitchName }: BookingRecord,
    venue: VenueRules,
    locale: Locale,
    url: string,
  ): Pick<CalendarEvent, 'summary' | 'location' | 'description'> {
    const hour = this.hourOf(start, end, locale);
    return {
      summary: this.translator.translate(locale, 'messages', 'calendar.summary', {
        ...hour,
        venue: venue.name,
        pitch: textOf(pitchName, locale),
      }),
      location: `${venue.name}, ${textOf(venue.address, locale)}`,
      description: this.translator.translate(locale, 'messages', 'calendar.description', {
        ...hour,
        reference,
        status: this.translator.translate(locale, 'states', `booking.${status}`),
        url,
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

/**
 * Version and time of a booking's last change. An expired hold is a change from its end on, also
 * before the scheduled job has stored it.
 */
function revisionOf(
  { status, version, holdExpiresAt }: BookingRecord,
  changedAt: Date,
): Pick<CalendarEvent, 'sequence' | 'stamp'> {
  return status === 'expired' && holdExpiresAt !== null
    ? { sequence: version, stamp: holdExpiresAt }
    : { sequence: version - 1, stamp: changedAt };
}

function statusOf(status: BookingRecord['status']): CalendarEvent['status'] {
  if (status === 'pending') return 'TENTATIVE';
  return status === 'expired' || status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED';
}
