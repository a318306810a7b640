import { Controller, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller, isStaff, MaybeCaller } from '../platform/access/caller.ts';
import { Endpoint } from '../platform/http/endpoint.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { RequestBody } from '../platform/http/request-body.ts';
import { WriteResult } from '../platform/http/write-result.ts';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.decorator.ts';
import type { IdempotencyContext } from '../platform/idempotency/idempotency.ts';
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

  @Endpoint('GET pricings')
  list(
    @Query() query: RawQuery,
    @MaybeCaller() caller: Caller | undefined,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    return this.queries.page(query, isStaff(caller), language);
  }

  @Endpoint('GET pricings_my_pricings')
  mine(
    @Query() query: RawQuery,
    @CurrentCaller() caller: Caller,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    return this.queries.mine(query, caller.tariffId, language);
  }

  @Endpoint('GET pricings/{id}')
  one(
    @PathReference() reference: string,
    @MaybeCaller() caller: Caller | undefined,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    return this.queries.one(reference, isStaff(caller), language);
  }

  @Endpoint('POST pricings')
  async create(
    @CurrentCaller() caller: Caller,
    @RequestBody() body: BodyOf<'POST pricings'>,
    @CurrentContentLanguage() language: ContentLanguage,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'pricings.created',
      await this.queries.one(
        await this.service.create(caller, body, null, idempotency),
        true,
        language,
      ),
    );
  }

  @Endpoint('PUT pricings/{reference}')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'PUT pricings/{reference}'>,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    await this.service.update(caller, reference, body);
    return WriteResult.of('pricings.updated', await this.queries.one(reference, true, language));
  }

  @Endpoint('DELETE pricings/{reference}')
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
