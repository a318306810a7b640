import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { CreateTariffRequest, UpdateTariffRequest } from '@five/shared/pricings/pricings.requests';
import { Allow } from '../platform/access/access.ts';
import { type Caller, CurrentCaller } from '../platform/access/caller.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { Written } from '../platform/http/written.ts';
import type { Once } from '../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../platform/idempotency/once.decorator.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { type Reader, TextReader } from '../platform/texts/reader.ts';
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
  list(@Query() query: RawQuery, @TextReader() reader: Reader) {
    return this.queries.page(query, reader);
  }

  @Post()
  @Allow('tariffs.create')
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: CreateTariffRequest,
    @TextReader() reader: Reader,
    @IdempotencyKey() once: Once | null,
  ) {
    return Written.of(
      'tariffs.created',
      tariffAnswer(await this.service.create(caller, body, once), reader),
    );
  }

  @Put(':reference')
  @Allow('tariffs.update')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() code: string,
    @Body() body: UpdateTariffRequest,
    @TextReader() reader: Reader,
  ) {
    return Written.of(
      'tariffs.updated',
      tariffAnswer(await this.service.update(caller, code, body), reader),
    );
  }

  @Delete(':reference')
  @Allow('tariffs.delete')
  async remove(
    @CurrentCaller() caller: Caller,
    @PathReference() code: string,
    @Query() query: RawQuery,
    @TextReader() reader: Reader,
  ) {
    await this.service.remove(caller, code);
    return Written.of('tariffs.deleted', (await this.queries.page(query, reader)).rows);
  }
}
