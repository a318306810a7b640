import { Controller, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller, isStaff, MaybeCaller } from '../../platform/access/caller.ts';
import { Endpoint } from '../../platform/http/endpoint.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { RequestBody } from '../../platform/http/request-body.ts';
import { SentFile, type Upload } from '../../platform/http/upload.ts';
import { WriteResult } from '../../platform/http/write-result.ts';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import {
  type ContentLanguage,
  CurrentContentLanguage,
} from '../../platform/texts/content-language.ts';
import { MediasQueries } from './medias.queries.ts';
import { MediasService } from './medias.service.ts';

/** API routes of the media library, with pictures and videos of the venue. */
@Controller()
export class MediasController {
  constructor(
    private readonly service: MediasService,
    private readonly queries: MediasQueries,
  ) {}

  @Endpoint('GET medias')
  list(
    @Query() query: RawQuery,
    @MaybeCaller() caller: Caller | undefined,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    return this.queries.page(query, isStaff(caller), language);
  }

  @Endpoint('GET medias/{id}')
  one(
    @PathReference() reference: string,
    @MaybeCaller() caller: Caller | undefined,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    return this.queries.one(reference, isStaff(caller), language);
  }

  @Endpoint('POST medias')
  async create(
    @CurrentCaller() caller: Caller,
    @RequestBody() body: BodyOf<'POST medias'>,
    @SentFile() file: Upload | null,
    @CurrentContentLanguage() language: ContentLanguage,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'medias.created',
      await this.queries.one(
        await this.service.create(caller, body, file, idempotency),
        true,
        language,
      ),
    );
  }

  @Endpoint('PUT medias/{reference}')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'PUT medias/{reference}'>,
    @SentFile() file: Upload | null,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    await this.service.update(caller, reference, body, file);
    return WriteResult.of('medias.updated', await this.queries.one(reference, true, language));
  }

  @Endpoint('DELETE medias/{reference}')
  async remove(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    await this.service.remove(caller, reference);
    return WriteResult.of('medias.deleted', (await this.queries.page(query, true, language)).rows);
  }
}
