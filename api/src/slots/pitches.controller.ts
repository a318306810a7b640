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
import { pitchAnswer, PitchesQueries } from './pitches.queries.ts';
import { PitchesService } from './pitches.service.ts';

/** The pitches of the venue. */
@Controller()
export class PitchesController {
  constructor(
    private readonly service: PitchesService,
    private readonly queries: PitchesQueries,
  ) {}

  @Endpoint('GET pitches')
  async list(
    @Query() query: RawQuery,
    @MaybeCaller() caller: Caller | undefined,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    return (await this.queries.page(query, !isStaff(caller))).map((pitch) =>
      pitchAnswer(pitch, language),
    );
  }

  @Endpoint('POST pitches')
  async create(
    @CurrentCaller() caller: Caller,
    @RequestBody() body: BodyOf<'POST pitches'>,
    @CurrentContentLanguage() language: ContentLanguage,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'pitches.created',
      pitchAnswer(
        await this.queries.one(await this.service.create(caller, body, null, idempotency)),
        language,
      ),
    );
  }

  @Endpoint('PUT pitches/{reference}')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() code: string,
    @RequestBody() body: BodyOf<'PUT pitches/{reference}'>,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    await this.service.update(caller, code, body);
    return WriteResult.of('pitches.updated', pitchAnswer(await this.queries.one(code), language));
  }

  @Endpoint('DELETE pitches/{reference}')
  async remove(
    @CurrentCaller() caller: Caller,
    @PathReference() code: string,
    @Query() query: RawQuery,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    await this.service.remove(caller, code);
    return WriteResult.of(
      'pitches.deleted',
      (await this.queries.page(query, false)).rows.map((pitch) => pitchAnswer(pitch, language)),
    );
  }
}
