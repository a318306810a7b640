import { Controller, Query } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../platform/access/caller.ts';
import { Endpoint } from '../platform/http/endpoint.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { BookingsReports } from './bookings-report.queries.ts';
import { OccupancyReports } from './occupancy-report.queries.ts';
import { TakingsReports } from './takings-report.queries.ts';
import { UnpaidReports } from './unpaid-report.queries.ts';

/** Endpoints of the reports. */
@Controller()
export class ReportsStaffController {
  constructor(
    private readonly takingsReports: TakingsReports,
    private readonly occupancyReports: OccupancyReports,
    private readonly bookings: BookingsReports,
    private readonly unpaidReport: UnpaidReports,
  ) {}

  @Endpoint('GET reports/takings')
  takings(@CurrentCaller() caller: Caller, @Query() query: RawQuery) {
    return this.takingsReports.read(caller, query);
  }

  @Endpoint('GET reports/occupancy')
  occupancy(@CurrentCaller() caller: Caller, @Query() query: RawQuery) {
    return this.occupancyReports.read(caller, query);
  }

  @Endpoint('GET reports/no_shows')
  noShows(@CurrentCaller() caller: Caller, @Query() query: RawQuery) {
    return this.bookings.noShows(caller, query);
  }

  @Endpoint('GET reports/sources')
  sources(@CurrentCaller() caller: Caller, @Query() query: RawQuery) {
    return this.bookings.sources(caller, query);
  }

  @Endpoint('GET reports/unpaid')
  unpaid() {
    return this.unpaidReport.unpaid();
  }

  @Endpoint('GET reports/packs')
  packs() {
    return this.unpaidReport.hours();
  }
}
