import { Injectable } from '@nestjs/common';
import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { countsOf } from '@five/shared/desk/desk.rules';
import { type Locale, textOf } from '@five/shared/locales/locale';
import { openingPeriods, type OpeningRules } from '@five/shared/slots/opening.rules';
import { addDays, timeOfWall, wallOf } from '@five/shared/time/wall-time';
import { BookingsQueries } from '../bookings/bookings.queries.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { OpeningDayQueries } from '../settings/opening-day.queries.ts';
import { VenueSettings } from '../settings/venue-settings.ts';
import { OccupanciesQueries, type OccupiedRow } from '../slots/occupancies.queries.ts';
import { PitchesQueries, type PitchRow } from '../slots/pitches.queries.ts';
import { OccupancyNames } from './occupancy-names.ts';

/** The reception's board of an opening day. */
@Injectable()
export class DayQueries {
  constructor(
    private readonly bookings: BookingsQueries,
    private readonly occupancies: OccupanciesQueries,
    private readonly pitches: PitchesQueries,
    private readonly settings: VenueSettings,
    private readonly venueClock: VenueClock,
    private readonly openingDay: OpeningDayQueries,
    private readonly names: OccupancyNames,
  ) {}

  /** @param date the opening day; without it the current one, or today */
  async day(date: string | undefined, locale: Locale): Promise<DeskDayAnswer> {
    const venue = await this.settings.current();
    const day = date ?? (await this.openingDay.current());
    const [bookings, occupied, pitches] = await Promise.all([
      this.bookings.ofDay(day, locale),
      this.othersOn(day),
      this.pitches.all(),
    ]);
    const occupancies = await this.names.of(occupied, pitches, locale);
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

  /**
   * Occupancies other than bookings, from the end of the previous board day to the end of this one.
   * Closed hours are included, so that a block in closed hours is shown on one day.
   */
  private async othersOn(day: string): Promise<OccupiedRow[]> {
    const venue = await this.settings.current();
    const [start, end] = [endOf(addDays(day, -1), venue), endOf(day, venue)];
    return (await this.occupancies.within({ start, end })).filter(({ kind }) => kind !== 'booking');
  }
}

/** Pitches in service, and others that are still occupied. */
const shownPitches = (pitches: PitchRow[], standing: { pitch: string }[]): PitchRow[] =>
  pitches.filter(({ active, code }) => active || standing.some(({ pitch }) => pitch === code));

/** The end of a board day: midnight, or the closing after it. */
function endOf(day: string, rules: OpeningRules): string {
  const [midnight, closing] = [
    wallOf(addDays(day, 1), '00:00'),
    openingPeriods(day, rules).at(-1)?.end,
  ];
  return closing !== undefined && closing > midnight ? closing : midnight;
}
