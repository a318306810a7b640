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
import { SeasonsQueries } from './seasons.queries.ts';
import { SeasonsService } from './seasons.service.ts';

/**
 * API routes of the academy's seasons for the back-office. Staff read the seasons; an admin edits
 * them.
 */
@Controller()
export class SeasonsStaffController {
  constructor(
    private readonly service: SeasonsService,
    private readonly queries: SeasonsQueries,
  ) {}

  @Endpoint('GET academy_seasons')
  list(@Query() query: RawQuery, @CurrentContentLanguage() language: ContentLanguage) {
    return this.queries.page(query, language);
  }

  @Endpoint('GET academy_seasons/{id}')
  one(@PathReference() reference: string, @CurrentContentLanguage() language: ContentLanguage) {
    return this.queries.one(reference, language);
  }

  @Endpoint('POST academy_seasons')
  async create(
    @CurrentCaller() caller: Caller,
    @RequestBody() body: BodyOf<'POST academy_seasons'>,
    @CurrentContentLanguage() language: ContentLanguage,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'academySeasons.created',
      await this.queries.one(await this.service.create(caller, body, null, idempotency), language),
    );
  }

  @Endpoint('PUT academy_seasons/{reference}')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'PUT academy_seasons/{reference}'>,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    await this.service.update(caller, reference, body);
    return WriteResult.of('academySeasons.updated', await this.queries.one(reference, language));
  }

  @Endpoint('DELETE academy_seasons/{reference}')
  async remove(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    await this.service.remove(caller, reference);
    return WriteResult.of(
      'academySeasons.deleted',
      (await this.queries.page(query, language)).rows,
    );
  }
}
