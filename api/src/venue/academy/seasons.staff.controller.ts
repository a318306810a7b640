import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { CreateSeasonRequest, UpdateSeasonRequest } from '@five/shared/academy/academy.requests';
import { Allow } from '../../platform/access/access.ts';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { WriteResult } from '../../platform/http/write-result.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.ts';
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
@Controller('academy_seasons')
export class SeasonsStaffController {
  constructor(
    private readonly service: SeasonsService,
    private readonly queries: SeasonsQueries,
  ) {}

  @Get()
  @Allow('academySeasons.read')
  list(@Query() query: RawQuery, @CurrentContentLanguage() language: ContentLanguage) {
    return this.queries.page(query, language);
  }

  @Get(':id')
  @Allow('academySeasons.read')
  one(@PathReference() reference: string, @CurrentContentLanguage() language: ContentLanguage) {
    return this.queries.one(reference, language);
  }

  @Post()
  @Allow('academySeasons.create')
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: CreateSeasonRequest,
    @CurrentContentLanguage() language: ContentLanguage,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'academySeasons.created',
      await this.queries.one(await this.service.create(caller, body, idempotency), language),
    );
  }

  @Put(':reference')
  @Allow('academySeasons.update')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: UpdateSeasonRequest,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    await this.service.update(caller, reference, body);
    return WriteResult.of('academySeasons.updated', await this.queries.one(reference, language));
  }

  @Delete(':reference')
  @Allow('academySeasons.delete')
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
