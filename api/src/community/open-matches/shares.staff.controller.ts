import { Controller, Get, Query } from '@nestjs/common';
import { Allow } from '../../platform/access/access.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { SharesQueries } from './shares.queries.ts';

/** Shares of open matches, for the cashier. */
@Controller('match_shares')
export class SharesStaffController {
  constructor(private readonly queries: SharesQueries) {}

  @Get()
  @Allow('matchShares.read')
  list(@Query() query: RawQuery) {
    return this.queries.page(query);
  }
}
