import { Injectable } from '@nestjs/common';
import { BOOKING_SOURCES, LIVE_STATUSES } from '@five/shared/bookings/bookings.codes';
import type {
  NoShowsReport,
  RowsFilter,
  SourcesReport,
} from '@five/shared/reports/reports.contract';
import {
  BookingFiguresQueries,
  type Days,
  type Sums,
} from '../bookings/booking-figures.queries.ts';
import type { Caller } from '../platform/access/caller.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { figureOf } from './figure.queries.ts';
import { ReportDays } from './report-days.queries.ts';

/** Reports of bookings by source, and of no-shows. */
@Injectable()
export class BookingsReports {
  constructor(
    private readonly days: ReportDays,
    private readonly bookings: BookingFiguresQueries,
  ) {}

  async noShows(caller: Caller, query: RawQuery): Promise<NoShowsReport> {
    const days = await this.days.opening(caller, query);
    const [byDay, byCustomer, played] = await Promise.all([
      this.bookings.noShowsByDay(days),
      this.bookings.noShowsByCustomer(days),
      this.bookings.played(days),
    ]);
    const missed = (more: RowsFilter, rows: readonly Sums[]) =>
      figureOf('bookings', 'dueCents', { status: 'no_show', ...between(days), ...more }, rows);
    return {
      ...days,
      total: missed({}, byDay),
      played: figureOf('bookings', 'totalCents', { status: 'completed', ...between(days) }, [
        played,
      ]),
      days: byDay.map((row) => ({
        date: row.date,
        figure: missed({ dayFrom: row.date, dayTo: row.date }, [row]),
      })),
      people: byCustomer.map(({ reference, fullName, ...row }) => ({
        customer: { reference, fullName },
        figure: missed({ customer: reference }, [row]),
      })),
    };
  }

  async sources(caller: Caller, query: RawQuery): Promise<SourcesReport> {
    const days = await this.days.opening(caller, query);
    const rows = await this.bookings.bySource(days);
    const made = (more: RowsFilter, some: readonly Sums[]) =>
      figureOf(
        'bookings',
        'totalCents',
        { status: LIVE_STATUSES, ...between(days), ...more },
        some,
      );
    return {
      ...days,
      total: made({}, rows),
      sources: BOOKING_SOURCES.map((source) => ({
        source,
        figure: made(
          { source },
          rows.filter((row) => row.source === source),
        ),
      })),
    };
  }
}

const between = ({ from, to }: Days): RowsFilter => ({ dayFrom: from, dayTo: to });
