import { Controller, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { Endpoint } from '../../platform/http/endpoint.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { RequestBody } from '../../platform/http/request-body.ts';
import { WriteResult } from '../../platform/http/write-result.ts';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import {
  type ContentLanguage,
  CurrentContentLanguage,
} from '../../platform/texts/content-language.ts';
import { TariffsQueries } from './tariffs.queries.ts';
import { TariffsService } from './tariffs.service.ts';

/** Tariffs that an admin assigns to customers. */
@Controller()
export class TariffsStaffController {
  constructor(
    private readonly service: TariffsService,
    private readonly queries: TariffsQueries,
  ) {}

  @Endpoint('GET tariffs')
  list(@Query() query: RawQuery, @CurrentContentLanguage() language: ContentLanguage) {
    return this.queries.page(query, language);
  }

  @Endpoint('POST tariffs')
  async create(
    @CurrentCaller() caller: Caller,
    @RequestBody() body: BodyOf<'POST tariffs'>,
    @CurrentContentLanguage() language: ContentLanguage,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'tariffs.created',
      await this.queries.one(await this.service.create(caller, body, null, idempotency), language),
    );
  }

  @Endpoint('PUT tariffs/{reference}')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() code: string,
    @RequestBody() body: BodyOf<'PUT tariffs/{reference}'>,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    await this.service.update(caller, code, body);
    return WriteResult.of('tariffs.updated', await this.queries.one(code, language));
  }

  @Endpoint('DELETE tariffs/{reference}')
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
