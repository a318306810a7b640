import { Injectable } from '@nestjs/common';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { type Locale, textOf } from '@five/shared/locales/locale';
import { periodOf } from '@five/shared/time/wall-time';
import { Clock } from '../platform/clock/clock.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { Wording } from '../platform/wording/wording.ts';
import { VenueSettings } from '../settings/venue-settings.ts';
import { PitchesQueries } from '../slots/pitches.queries.ts';
import { BookingsQueries } from './bookings.queries.ts';
import { calendarFile } from './calendar-file.ts';

/** A booking for the calendar of a phone: instants, since no phone knows the venue's clock better than we do. */
@Injectable()
export class CalendarQueries {
  constructor(
    private readonly bookings: BookingsQueries,
    private readonly settings: VenueSettings,
    private readonly pitches: PitchesQueries,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
    private readonly wording: Wording,
  ) {}

  /** @throws DomainError NOT_FOUND */
  async of(reference: string, customerId: number | null, locale: Locale): Promise<string> {
    const booking = await this.bookings.one(reference, customerId, locale);
    const [venue, pitch] = await Promise.all([this.settings.current(), this.pitches.byCode(booking.pitch)]);
    const { start, end } = periodOf(booking.date, booking.startTime, booking.endTime);
    const names = { venue: venue.name, pitch: pitch ? textOf(pitch.name, locale) : booking.pitch };
    return calendarFile({
      id: `${reference}@five-arena`, stamp: this.clock.now(), start: this.venueClock.instantOf(start), end: this.venueClock.instantOf(end),
      status: statusOf(booking), summary: this.wording.say(locale, 'messages', 'calendar.summary', names), location: `${venue.name}, ${textOf(venue.address, locale)}`, description: reference,
    });
  }
}

function statusOf({ status }: BookingAnswer): 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED' {
  if (status === 'pending') return 'TENTATIVE';
  return status === 'expired' || status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED';
}
