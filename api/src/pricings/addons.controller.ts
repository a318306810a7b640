import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { CreateAddonRequest, UpdateAddonRequest } from '@five/shared/pricings/pricings.requests';
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
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    return this.queries.page(query, isStaff(caller), language);
  }

  @Post()
  @Allow('addons.create')
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: CreateAddonRequest,
    @CurrentContentLanguage() language: ContentLanguage,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'addons.created',
      await this.queries.one(await this.service.create(caller, body, idempotency), language),
    );
  }

  @Put(':reference')
  @Allow('addons.update')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: UpdateAddonRequest,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    await this.service.update(caller, reference, body);
    return WriteResult.of('addons.updated', await this.queries.one(reference, language));
  }

  @Delete(':reference')
  @Allow('addons.delete')
  async remove(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    await this.service.remove(caller, reference);
    return WriteResult.of('addons.deleted', (await this.queries.page(query, true, language)).rows);
  }
}
