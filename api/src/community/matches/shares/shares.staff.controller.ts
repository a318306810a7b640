import { Controller, Query } from '@nestjs/common';
import { Endpoint } from '../../../platform/http/endpoint.ts';
import type { RawQuery } from '../../../platform/lists/list-query.ts';
import { SharesQueries } from './shares.queries.ts';

/** Shares of open matches, for the cashier. */
@Controller()
export class SharesStaffController {
  constructor(private readonly queries: SharesQueries) {}

  @Endpoint('GET match_shares')
  list(@Query() query: RawQuery) {
    return this.queries.page(query);
  }
}
