import { Controller, Get, Query } from '@nestjs/common';
import { Allow } from '../platform/access/access.ts';
import { type Caller, CurrentCaller } from '../platform/access/caller.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { BookingsReports } from './bookings-report.queries.ts';
import { OccupancyReports } from './occupancy-report.queries.ts';
import { UnpaidReports } from './unpaid-report.queries.ts';
import { TakingsReports } from './takings-report.queries.ts';

/** Endpoints of the reports. */
@Controller('reports')
export class ReportsStaffController {
  constructor(
    private readonly takingsReports: TakingsReports,
    private readonly occupancyReports: OccupancyReports,
    private readonly bookings: BookingsReports,
    private readonly unpaidReport: UnpaidReports,
  ) {}

  @Get('takings')
  @Allow('reports.read')
  takings(@CurrentCaller() caller: Caller, @Query() query: RawQuery) {
    return this.takingsReports.read(caller, query);
  }

  @Get('occupancy')
  @Allow('reports.read')
  occupancy(@CurrentCaller() caller: Caller, @Query() query: RawQuery) {
    return this.occupancyReports.read(caller, query);
  }

  @Get('no_shows')
  @Allow('reports.read')
  noShows(@CurrentCaller() caller: Caller, @Query() query: RawQuery) {
    return this.bookings.noShows(caller, query);
  }

  @Get('sources')
  @Allow('reports.read')
  sources(@CurrentCaller() caller: Caller, @Query() query: RawQuery) {
    return this.bookings.sources(caller, query);
  }

  @Get('unpaid')
  @Allow('reports.readAll')
  unpaid() {
    return this.unpaidReport.unpaid();
  }

  @Get('packs')
  @Allow('reports.readAll')
  packs() {
    return this.unpaidReport.hours();
  }
}
