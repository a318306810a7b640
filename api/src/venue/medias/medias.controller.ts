import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { CreateMediaRequest, UpdateMediaRequest } from '@five/shared/venue/content.requests';
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
import { MediasQueries } from './medias.queries.ts';
import { MediasService } from './medias.service.ts';

/** API routes of the media library, with pictures and videos of the venue. */
@Controller('medias')
export class MediasController {
  constructor(
    private readonly service: MediasService,
    private readonly queries: MediasQueries,
  ) {}

  @Get()
  @Allow('medias.read')
  list(
    @Query() query: RawQuery,
    @MaybeCaller() caller: Caller | undefined,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    return this.queries.page(query, isStaff(caller), language);
  }

  @Get(':id')
  @Allow('medias.read')
  one(
    @PathReference() reference: string,
    @MaybeCaller() caller: Caller | undefined,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    return this.queries.one(reference, isStaff(caller), language);
  }

  @Post()
  @AcceptsForm({ file: true })
  @Allow('medias.create')
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: CreateMediaRequest,
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

  @Put(':reference')
  @AcceptsForm({ file: true })
  @Allow('medias.update')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: UpdateMediaRequest,
    @SentFile() file: Upload | null,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    await this.service.update(caller, reference, body, file);
    return WriteResult.of('medias.updated', await this.queries.one(reference, true, language));
  }

  @Delete(':reference')
  @Allow('medias.delete')
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
