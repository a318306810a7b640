import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { CreateMediaRequest, UpdateMediaRequest } from '@five/shared/venue/content.requests';
import { Allow } from '../../platform/access/access.ts';
import { type Caller, CurrentCaller, isStaff, MaybeCaller } from '../../platform/access/caller.ts';
import { AcceptsForm } from '../../platform/http/form-body.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { SentFile, type Upload } from '../../platform/http/upload.ts';
import { Written } from '../../platform/http/written.ts';
import type { Once } from '../../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../../platform/idempotency/once.decorator.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { type Reader, TextReader } from '../../platform/texts/reader.ts';
import { MediasQueries } from './medias.queries.ts';
import { MediasService } from './medias.service.ts';

/** Pictures and videos of the venue. */
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
    @TextReader() reader: Reader,
  ) {
    return this.queries.page(query, isStaff(caller), reader);
  }

  @Get(':id')
  @Allow('medias.read')
  one(
    @PathReference() reference: string,
    @MaybeCaller() caller: Caller | undefined,
    @TextReader() reader: Reader,
  ) {
    return this.queries.one(reference, isStaff(caller), reader);
  }

  @Post()
  @AcceptsForm({ file: true })
  @Allow('medias.create')
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: CreateMediaRequest,
    @SentFile() file: Upload | null,
    @TextReader() reader: Reader,
    @IdempotencyKey() once: Once | null,
  ) {
    return Written.of(
      'medias.created',
      await this.queries.one(await this.service.create(caller, body, file, once), true, reader),
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
    @TextReader() reader: Reader,
  ) {
    await this.service.update(caller, reference, body, file);
    return Written.of('medias.updated', await this.queries.one(reference, true, reader));
  }

  @Delete(':reference')
  @Allow('medias.delete')
  async remove(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
    @TextReader() reader: Reader,
  ) {
    await this.service.remove(caller, reference);
    return Written.of('medias.deleted', (await this.queries.page(query, true, reader)).rows);
  }
}
