import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { CreateAddonRequest, UpdateAddonRequest } from '@five/shared/pricings/pricings.requests';
import { Allow } from '../platform/access/access.ts';
import { type Caller, CurrentCaller, isStaff, MaybeCaller } from '../platform/access/caller.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { Written } from '../platform/http/written.ts';
import type { Once } from '../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../platform/idempotency/once.decorator.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { type Reader, TextReader } from '../platform/texts/reader.ts';
import { AddonsQueries } from './addons.queries.ts';
import { AddonsService } from './addons.service.ts';

/** Add-ons, such as bibs, a ball or a referee. */
@Controller('addons')
export class AddonsController {
  constructor(
    private readonly service: AddonsService,
    private readonly queries: AddonsQueries,
  ) {}

  @Get()
  @Allow('addons.read')
  list(
    @Query() query: RawQuery,
    @MaybeCaller() caller: Caller | undefined,
    @TextReader() reader: Reader,
  ) {
    return this.queries.page(query, isStaff(caller), reader);
  }

  @Post()
  @Allow('addons.create')
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: CreateAddonRequest,
    @TextReader() reader: Reader,
    @IdempotencyKey() once: Once | null,
  ) {
    return Written.of(
      'addons.created',
      await this.queries.one(await this.service.create(caller, body, once), reader),
    );
  }

  @Put(':reference')
  @Allow('addons.update')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: UpdateAddonRequest,
    @TextReader() reader: Reader,
  ) {
    await this.service.update(caller, reference, body);
    return Written.of('addons.updated', await this.queries.one(reference, reader));
  }

  @Delete(':reference')
  @Allow('addons.delete')
  async remove(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
    @TextReader() reader: Reader,
  ) {
    await this.service.remove(caller, reference);
    return Written.of('addons.deleted', (await this.queries.page(query, true, reader)).rows);
  }
}
