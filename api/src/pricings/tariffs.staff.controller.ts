import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { CreateTariffRequest, UpdateTariffRequest } from '@five/shared/pricings/pricings.requests';
import { Allow } from '../platform/access/access.ts';
import { type Caller, CurrentCaller } from '../platform/access/caller.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { WriteResult } from '../platform/http/write-result.ts';
import type { IdempotencyContext } from '../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.decorator.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import {
  type ContentLanguage,
  CurrentContentLanguage,
} from '../platform/texts/content-language.ts';
import { tariffAnswer, TariffsQueries } from './tariffs.queries.ts';
import { TariffsService } from './tariffs.service.ts';

/** Tariffs that an admin assigns to customers. */
@Controller('tariffs')
export class TariffsStaffController {
  constructor(
    private readonly service: TariffsService,
    private readonly queries: TariffsQueries,
  ) {}

  @Get()
  @Allow('tariffs.read')
  list(@Query() query: RawQuery, @CurrentContentLanguage() language: ContentLanguage) {
    return this.queries.page(query, language);
  }

  @Post()
  @Allow('tariffs.create')
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: CreateTariffRequest,
    @CurrentContentLanguage() language: ContentLanguage,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'tariffs.created',
      tariffAnswer(await this.service.create(caller, body, idempotency), language),
    );
  }

  @Put(':reference')
  @Allow('tariffs.update')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() code: string,
    @Body() body: UpdateTariffRequest,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    return WriteResult.of(
      'tariffs.updated',
      tariffAnswer(await this.service.update(caller, code, body), language),
    );
  }

  @Delete(':reference')
  @Allow('tariffs.delete')
  async remove(
    @CurrentCaller() caller: Caller,
    @PathReference() code: string,
    @Query() query: RawQuery,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    await this.service.remove(caller, code);
    return WriteResult.of('tariffs.deleted', (await this.queries.page(query, language)).rows);
  }
}
