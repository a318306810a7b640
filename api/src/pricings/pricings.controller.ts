import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import {
  CreatePricingRequest,
  UpdatePricingRequest,
} from '@five/shared/pricings/pricings.requests';
import { Allow } from '../platform/access/access.ts';
import { type Caller, CurrentCaller, isStaff, MaybeCaller } from '../platform/access/caller.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { Written } from '../platform/http/written.ts';
import type { Once } from '../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../platform/idempotency/once.decorator.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { type Reader, TextReader } from '../platform/texts/reader.ts';
import { PricingsQueries } from './pricings.queries.ts';
import { PricingsService } from './pricings.service.ts';

/** Prices of sessions, packs and the academy. */
@Controller()
export class PricingsController {
  constructor(
    private readonly service: PricingsService,
    private readonly queries: PricingsQueries,
  ) {}

  @Get('pricings')
  @Allow('pricings.read')
  list(
    @Query() query: RawQuery,
    @MaybeCaller() caller: Caller | undefined,
    @TextReader() reader: Reader,
  ) {
    return this.queries.page(query, isStaff(caller), reader);
  }

  @Get('pricings_my_pricings')
  @Allow('pricings.listOwn')
  mine(@Query() query: RawQuery, @CurrentCaller() caller: Caller, @TextReader() reader: Reader) {
    return this.queries.mine(query, caller.tariffId, reader);
  }

  @Get('pricings/:id')
  @Allow('pricings.read')
  one(
    @PathReference() reference: string,
    @MaybeCaller() caller: Caller | undefined,
    @TextReader() reader: Reader,
  ) {
    return this.queries.one(reference, isStaff(caller), reader);
  }

  @Post('pricings')
  @Allow('pricings.create')
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: CreatePricingRequest,
    @TextReader() reader: Reader,
    @IdempotencyKey() once: Once | null,
  ) {
    return Written.of(
      'pricings.created',
      await this.queries.one(await this.service.create(caller, body, once), true, reader),
    );
  }

  @Put('pricings/:reference')
  @Allow('pricings.update')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: UpdatePricingRequest,
    @TextReader() reader: Reader,
  ) {
    await this.service.update(caller, reference, body);
    return Written.of('pricings.updated', await this.queries.one(reference, true, reader));
  }

  @Delete('pricings/:reference')
  @Allow('pricings.delete')
  async remove(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
    @TextReader() reader: Reader,
  ) {
    await this.service.remove(caller, reference);
    return Written.of('pricings.deleted', (await this.queries.page(query, true, reader)).rows);
  }
}
