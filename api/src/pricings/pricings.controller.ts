import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import {
  CreatePricingRequest,
  UpdatePricingRequest,
} from '@five/shared/pricings/pricings.requests';
import { Allow } from '../platform/access/access.ts';
import { type Caller, CurrentCaller, isStaff, MaybeCaller } from '../platform/access/caller.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { WriteResult } from '../platform/http/write-result.ts';
import type { IdempotencyContext } from '../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.decorator.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import {
  type ContentLanguage,
  CurrentContentLanguage,
} from '../platform/texts/content-language.ts';
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
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    return this.queries.page(query, isStaff(caller), language);
  }

  @Get('pricings_my_pricings')
  @Allow('pricings.listOwn')
  mine(
    @Query() query: RawQuery,
    @CurrentCaller() caller: Caller,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    return this.queries.mine(query, caller.tariffId, language);
  }

  @Get('pricings/:id')
  @Allow('pricings.read')
  one(
    @PathReference() reference: string,
    @MaybeCaller() caller: Caller | undefined,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    return this.queries.one(reference, isStaff(caller), language);
  }

  @Post('pricings')
  @Allow('pricings.create')
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: CreatePricingRequest,
    @CurrentContentLanguage() language: ContentLanguage,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'pricings.created',
      await this.queries.one(await this.service.create(caller, body, idempotency), true, language),
    );
  }

  @Put('pricings/:reference')
  @Allow('pricings.update')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: UpdatePricingRequest,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    await this.service.update(caller, reference, body);
    return WriteResult.of('pricings.updated', await this.queries.one(reference, true, language));
  }

  @Delete('pricings/:reference')
  @Allow('pricings.delete')
  async remove(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    await this.service.remove(caller, reference);
    return WriteResult.of(
      'pricings.deleted',
      (await this.queries.page(query, true, language)).rows,
    );
  }
}
