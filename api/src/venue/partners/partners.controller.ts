import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { CreatePartnerRequest, UpdatePartnerRequest } from '@five/shared/venue/content.requests';
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
import { PartnersQueries } from './partners.queries.ts';
import { PartnersService } from './partners.service.ts';

/** Sponsors and partners. */
@Controller('partners')
export class PartnersController {
  constructor(
    private readonly service: PartnersService,
    private readonly queries: PartnersQueries,
  ) {}

  @Get()
  @Allow('partners.read')
  list(
    @Query() query: RawQuery,
    @MaybeCaller() caller: Caller | undefined,
    @TextReader() reader: Reader,
  ) {
    return this.queries.page(query, isStaff(caller), reader);
  }

  @Post()
  @AcceptsForm({ file: true })
  @Allow('partners.create')
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: CreatePartnerRequest,
    @SentFile() file: Upload | null,
    @TextReader() reader: Reader,
    @IdempotencyKey() once: Once | null,
  ) {
    return Written.of(
      'partners.created',
      await this.queries.one(await this.service.create(caller, body, file, once), reader),
    );
  }

  @Put(':reference')
  @AcceptsForm({ file: true })
  @Allow('partners.update')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: UpdatePartnerRequest,
    @SentFile() file: Upload | null,
    @TextReader() reader: Reader,
  ) {
    await this.service.update(caller, reference, body, file);
    return Written.of('partners.updated', await this.queries.one(reference, reader));
  }

  @Delete(':reference')
  @Allow('partners.delete')
  async remove(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
    @TextReader() reader: Reader,
  ) {
    await this.service.remove(caller, reference);
    return Written.of('partners.deleted', (await this.queries.page(query, true, reader)).rows);
  }
}
