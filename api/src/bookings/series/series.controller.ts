import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import {
  CancelSeriesRequest,
  CreateSeriesRequest,
  DeskSeriesRequest,
} from '@five/shared/bookings/series.requests';
import { Allow } from '../../platform/access/access.ts';
import { type Caller, CurrentCaller, seenBy } from '../../platform/access/caller.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { RoleBody } from '../../platform/http/role-body.ts';
import { WriteResult } from '../../platform/http/write-result.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { SeriesChanges } from './series-changes.service.ts';
import { SeriesQueries } from './series.queries.ts';
import { SeriesService } from './series.service.ts';

/** Endpoints for the weekly series of a player, and for all series for staff. */
@Controller('series')
export class SeriesController {
  constructor(
    private readonly queries: SeriesQueries,
    private readonly service: SeriesService,
    private readonly changes: SeriesChanges,
  ) {}

  @Get()
  @Allow('series.read')
  list(@Query() query: RawQuery, @CurrentCaller() caller: Caller) {
    return this.queries.page(query, seenBy(caller));
  }

  @Get(':id')
  @Allow('series.read')
  one(@PathReference() reference: string, @CurrentCaller() caller: Caller) {
    return this.queries.one(reference, seenBy(caller));
  }

  @Post()
  @Allow('series.create')
  async reserve(
    @RoleBody({ player: CreateSeriesRequest, staff: DeskSeriesRequest }) body: DeskSeriesRequest,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    const series = await this.queries.one(
      await this.service.reserve(caller, body, idempotency),
      null,
    );
    return WriteResult.of(
      series.state === 'pending' ? 'series.reserved' : 'series.confirmedAtOnce',
      series,
    );
  }

  @Post(':reference/confirm')
  @HttpCode(200)
  @Allow('series.confirm')
  async confirm(@CurrentCaller() caller: Caller, @PathReference() reference: string) {
    await this.changes.confirm(caller, reference);
    return WriteResult.of('series.confirmed', await this.queries.one(reference, null));
  }

  @Post(':reference/cancel')
  @HttpCode(200)
  @Allow('series.cancel')
  async cancel(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: CancelSeriesRequest,
  ) {
    await this.changes.cancel(caller, reference, body);
    return WriteResult.of('series.cancelled', await this.queries.one(reference, seenBy(caller)));
  }

  @Post(':reference/decline')
  @HttpCode(200)
  @Allow('series.decline')
  async decline(@CurrentCaller() caller: Caller, @PathReference() reference: string) {
    await this.changes.decline(caller, reference);
    return WriteResult.of('series.declined', await this.queries.one(reference, seenBy(caller)));
  }
}
