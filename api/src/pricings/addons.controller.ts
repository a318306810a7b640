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
import { AddonsQueries } from './addons.queries.ts';
import { AddonsService } from './addons.service.ts';

/** Add-ons, such as bibs, a ball or a referee. */
@Controller()
export class AddonsController {
  constructor(
    private readonly service: AddonsService,
    private readonly queries: AddonsQueries,
  ) {}

  @Endpoint('GET addons')
  list(
    @Query() query: RawQuery,
    @MaybeCaller() caller: Caller | undefined,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    return this.queries.page(query, isStaff(caller), language);
  }

  @Endpoint('POST addons')
  async create(
    @CurrentCaller() caller: Caller,
    @RequestBody() body: BodyOf<'POST addons'>,
    @CurrentContentLanguage() language: ContentLanguage,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'addons.created',
      await this.queries.one(await this.service.create(caller, body, null, idempotency), language),
    );
  }

  @Endpoint('PUT addons/{reference}')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'PUT addons/{reference}'>,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    await this.service.update(caller, reference, body);
    return WriteResult.of('addons.updated', await this.queries.one(reference, language));
  }

  @Endpoint('DELETE addons/{reference}')
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
