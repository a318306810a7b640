import { Injectable } from '@nestjs/common';
import { LIVE_STATUSES } from '@five/shared/bookings/bookings.codes';
import type {
  OccupancyCell,
  OccupancyReport,
  RowsFilter,
} from '@five/shared/reports/reports.contract';
import { type OpenHour, openHours } from '@five/shared/reports/reports.rules';
import {
  BookingFiguresQueries,
  type Days,
  type Sums,
} from '../bookings/booking-figures.queries.ts';
import type { Caller } from '../platform/access/caller.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { VenueSettings } from '../settings/venue-settings.ts';
import { PitchesQueries } from '../slots/pitches.queries.ts';
import { figureOf } from './figure.queries.ts';
import { ReportDays } from './report-days.queries.ts';

type Played = Sums & { weekday: number; hour: number };

/**
 * Report of the occupancy: booked minutes, relative to the opening minutes of the pitches in
 * service.
 */
@Injectable()
export class OccupancyReports {
  constructor(
    private readonly days: ReportDays,
    private readonly bookings: BookingFiguresQueries,
    private readonly pitches: PitchesQueries,
    private readonly settings: VenueSettings,
  ) {}

  async read(caller: Caller, query: RawQuery): Promise<OccupancyReport> {
    const days = await this.days.opening(caller, query);
    const [venue, pitches, played, standing] = await Promise.all([
      this.settings.current(),
      this.pitches.all(),
      this.bookings.byHour(days),
      this.bookings.active(days),
    ]);
    const open = withPlayed(openHours(days.from, days.to, venue), played);
    const inService = pitches.filter(({ active }) => active).length;
    const cells = open.map((hour) => cellOf(hour, inService, played, days));
    return {
      ...days,
      openMinutes: cells.reduce((sum, { openMinutes }) => sum + openMinutes, 0),
      total: figureOf('bookings', 'minutes', filterOf(days), [standing]),
      hours: [...new Set(open.map(({ hour }) => hour))],
      cells,
    };
  }
}

const filterOf = ({ from, to }: Days): RowsFilter => ({
  status: LIVE_STATUSES,
  dayFrom: from,
  dayTo: to,
});

/**
 * Adds hours in which there were bookings but the venue is now closed, with zero opening minutes.
 */
function withPlayed(open: readonly OpenHour[], played: readonly Played[]): OpenHour[] {
  const isOpen = ({ weekday, hour }: Played) =>
    open.some((one) => one.weekday === weekday && one.hour === hour);
  return [
    ...open,
    ...played
      .filter((one) => !isOpen(one))
      .map(({ weekday, hour }) => ({ weekday, hour, minutes: 0 })),
  ];
}

function cellOf(
  { weekday, hour, minutes }: OpenHour,
  pitches: number,
  played: readonly Played[],
  days: Days,
): OccupancyCell {
  const rows = played.filter((one) => one.weekday === weekday && one.hour === hour);
  return {
    weekday,
    hour,
    openMinutes: minutes * pitches,
    figure: figureOf('bookings', 'minutes', { ...filterOf(days), weekday, hour }, rows),
  };
}
