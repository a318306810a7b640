import { Injectable } from '@nestjs/common';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { DeskDayAnswer, DeskOccupancy, DeskWaitingAnswer } from '@five/shared/desk/desk.contract';
import { type Locale, textOf } from '@five/shared/locales/locale';
import { openingPeriods } from '@five/shared/slots/opening.rules';
import { addDays, dateOfWall, timeOfWall, wallOf } from '@five/shared/time/wall-time';
import { BookingsQueries } from '../bookings/bookings.queries.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { OpeningDayQueries } from '../settings/opening-day.queries.ts';
import { VenueSettings } from '../settings/venue-settings.ts';
import { OccupanciesQueries, type OccupiedRow } from '../slots/occupancies.queries.ts';
import { PitchesQueries, type PitchRow } from '../slots/pitches.queries.ts';

/** The desk's board: an opening day, and what waits for the desk. */
@Injectable()
export class DayQueries {
  constructor(
    private readonly bookings: BookingsQueries,
    private readonly occupancies: OccupanciesQueries,
    private readonly pitches: PitchesQueries,
    private readonly settings: VenueSettings,
    private readonly venueClock: VenueClock,
    private readonly openingDay: OpeningDayQueries,
  ) {}

  /** @param date the opening day; the one that is running, or today, when left out */
  async day(date: string | undefined, locale: Locale): Promise<DeskDayAnswer> {
    const venue = await this.settings.current();
    const day = date ?? await this.openingDay.current();
    const [bookings, occupied, pitches] = await Promise.all([this.bookings.ofDay(day, locale), this.othersOn(day), this.pitches.all()]);
    return {
      date: day,
      opening: openingPeriods(day, venue).map(({ start, end }) => ({ startTime: timeOfWall(start), endTime: timeOfWall(end) })),
      slotMinutes: venue.slotMinutes,
      pitches: shownPitches(pitches, bookings).map(({ code, name }) => ({ reference: code, name: textOf(name, locale) })),
      bookings,
      occupancies: occupied.map((row) => occupancyOf(row, pitches)),
      now: this.venueClock.now(),
      counts: countsOf(bookings),
    };
  }

  async waiting(): Promise<DeskWaitingAnswer> {
    return this.bookings.waiting(await this.openingDay.current());
  }

  /** Everything but bookings that begins on the opening day or reaches into it. */
  private async othersOn(day: string): Promise<OccupiedRow[]> {
    const periods = openingPeriods(day, await this.settings.current());
    const [start, end] = [periods[0]?.start ?? wallOf(day, '00:00'), periods.at(-1)?.end ?? wallOf(addDays(day, 1), '00:00')];
    return (await this.occupancies.within({ start, end })).filter(({ kind }) => kind !== 'booking');
  }
}

/** Open pitches, and a closed one that still has somebody on it. */
const shownPitches = (pitches: PitchRow[], bookings: BookingAnswer[]): PitchRow[] =>
  pitches.filter(({ active, code }) => active || bookings.some(({ pitch }) => pitch === code));

function occupancyOf({ kind, holder, pitchId, start, end, reason }: OccupiedRow, pitches: PitchRow[]): DeskOccupancy {
  const pitch = pitches.find(({ id }) => id === pitchId)?.code ?? '';
  return { kind, reference: holder, pitch, date: dateOfWall(start), startTime: timeOfWall(start), endTime: timeOfWall(end), reason };
}

function countsOf(bookings: BookingAnswer[]): DeskDayAnswer['counts'] {
  const count = (is: (booking: BookingAnswer) => boolean) => bookings.filter(is).length;
  return {
    pending: count(({ status }) => status === 'pending'),
    underReview: count(({ underReview }) => underReview),
    unpaid: count(({ status, paymentStatus }) => status !== 'pending' && paymentStatus === 'unpaid'),
  };
}
