import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { CreatePromoRequest, UpdatePromoRequest } from '@five/shared/venue/content.requests';
import { Allow } from '../../platform/access/access.ts';
import { type Caller, CurrentCaller, isStaff, MaybeCaller } from '../../platform/access/caller.ts';
import { AcceptsForm } from '../../platform/http/form-body.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { SentFile, type Upload } from '../../platform/http/upload.ts';
import { WriteResult } from '../../platform/http/write-result.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import {
  type ContentLanguage,
  CurrentContentLanguage,
} from '../../platform/texts/content-language.ts';
import { PromosQueries } from './promos.queries.ts';
import { PromosService } from './promos.service.ts';

/** API routes of promotions. */
@Controller('promos')
export class PromosController {
  constructor(
    private readonly service: PromosService,
    private readonly queries: PromosQueries,
  ) {}

  @Get()
  @Allow('promos.read')
  list(
    @Query() query: RawQuery,
    @MaybeCaller() caller: Caller | undefined,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    return this.queries.page(query, isStaff(caller), language);
  }

  @Post()
  @AcceptsForm({ file: true })
  @Allow('promos.create')
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: CreatePromoRequest,
    @SentFile() file: Upload | null,
    @CurrentContentLanguage() language: ContentLanguage,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'promos.created',
      await this.queries.one(await this.service.create(caller, body, file, idempotency), language),
    );
  }

  @Put(':reference')
  @AcceptsForm({ file: true })
  @Allow('promos.update')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: UpdatePromoRequest,
    @SentFile() file: Upload | null,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    await this.service.update(caller, reference, body, file);
    return WriteResult.of('promos.updated', await this.queries.one(reference, language));
  }

  @Delete(':reference')
  @Allow('promos.delete')
  async remove(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    await this.service.remove(caller, reference);
    return WriteResult.of('promos.deleted', (await this.queries.page(query, true, language)).rows);
  }
}
