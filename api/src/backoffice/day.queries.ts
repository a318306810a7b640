import { Injectable } from '@nestjs/common';
import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { countsOf } from '@five/shared/desk/desk.rules';
import { type Locale, textOf } from '@five/shared/locales/locale';
import { openingPeriods } from '@five/shared/slots/opening.rules';
import { timeOfWall } from '@five/shared/time/wall-time';
import { BookingsQueries } from '../bookings/bookings.queries.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { OpeningDayQueries } from '../settings/opening-day.queries.ts';
import { VenueSettings } from '../settings/venue-settings.ts';
import { PitchesQueries, type PitchRow } from '../slots/pitches.queries.ts';
import { DayOccupancies } from './day-occupancies.queries.ts';

/** Reads the reception's board of an opening day. */
@Injectable()
export class DayQueries {
  constructor(
    private readonly bookings: BookingsQueries,
    private readonly occupancies: DayOccupancies,
    private readonly pitches: PitchesQueries,
    private readonly settings: VenueSettings,
    private readonly venueClock: VenueClock,
    private readonly openingDay: OpeningDayQueries,
  ) {}

  /**
   * The board of an opening day.
   * @param date the opening day; if missing, the current opening day, or today's date if there is
   * none
   */
  async day(date: string | undefined, locale: Locale): Promise<DeskDayAnswer> {
    const venue = await this.settings.current();
    const day = date ?? (await this.openingDay.current());
    const pitches = await this.pitches.all();
    const [bookings, occupancies] = await Promise.all([
      this.bookings.ofDay(day, locale),
      this.occupancies.of(day, pitches, locale),
    ]);
    return {
      date: day,
      opening: openingPeriods(day, venue).map(({ start, end }) => ({
        startTime: timeOfWall(start),
        endTime: timeOfWall(end),
      })),
      slotMinutes: venue.slotMinutes,
      pitches: shownPitches(pitches, [...bookings, ...occupancies]).map(({ code, name }) => ({
        reference: code,
        name: textOf(name, locale),
      })),
      bookings,
      occupancies,
      now: this.venueClock.now(),
      counts: countsOf(bookings),
    };
  }
}

/** Pitches in service, and pitches out of service that are still occupied on this day. */
const shownPitches = (pitches: PitchRow[], standing: { pitch: string }[]): PitchRow[] =>
  pitches.filter(({ active, code }) => active || standing.some(({ pitch }) => pitch === code));
