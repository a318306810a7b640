import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { CreateSeasonRequest, UpdateSeasonRequest } from '@five/shared/academy/academy.requests';
import { Allow } from '../../platform/access/access.ts';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { Written } from '../../platform/http/written.ts';
import type { Once } from '../../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../../platform/idempotency/once.decorator.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { type Reader, TextReader } from '../../platform/texts/reader.ts';
import { SeasonsQueries } from './seasons.queries.ts';
import { SeasonsService } from './seasons.service.ts';

/** Seasons of the academy: read by staff, edited by an admin. */
@Controller('academy_seasons')
export class SeasonsStaffController {
  constructor(
    private readonly service: SeasonsService,
    private readonly queries: SeasonsQueries,
  ) {}

  @Get()
  @Allow('academySeasons.read')
  list(@Query() query: RawQuery, @TextReader() reader: Reader) {
    return this.queries.page(query, reader);
  }

  @Get(':id')
  @Allow('academySeasons.read')
  one(@PathReference() reference: string, @TextReader() reader: Reader) {
    return this.queries.one(reference, reader);
  }

  @Post()
  @Allow('academySeasons.create')
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: CreateSeasonRequest,
    @TextReader() reader: Reader,
    @IdempotencyKey() once: Once | null,
  ) {
    return Written.of(
      'academySeasons.created',
      await this.queries.one(await this.service.create(caller, body, once), reader),
    );
  }

  @Put(':reference')
  @Allow('academySeasons.update')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: UpdateSeasonRequest,
    @TextReader() reader: Reader,
  ) {
    await this.service.update(caller, reference, body);
    return Written.of('academySeasons.updated', await this.queries.one(reference, reader));
  }

  @Delete(':reference')
  @Allow('academySeasons.delete')
  async remove(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
    @TextReader() reader: Reader,
  ) {
    await this.service.remove(caller, reference);
    return Written.of('academySeasons.deleted', (await this.queries.page(query, reader)).rows);
  }
}
