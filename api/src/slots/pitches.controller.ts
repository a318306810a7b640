import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { CreatePitchRequest, UpdatePitchRequest } from '@five/shared/slots/slots.requests';
import { Allow } from '../platform/access/access.ts';
import { type Caller, CurrentCaller, isStaff, MaybeCaller } from '../platform/access/caller.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { WriteResult } from '../platform/http/write-result.ts';
import type { IdempotencyContext } from '../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.decorator.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import {
  type ContentLanguage,
  CurrentContentLanguage,
} from '../platform/texts/content-language.ts';
import { pitchAnswer, PitchesQueries } from './pitches.queries.ts';
import { PitchesService } from './pitches.service.ts';

/** The pitches of the venue. */
@Controller('pitches')
export class PitchesController {
  constructor(
    private readonly service: PitchesService,
    private readonly queries: PitchesQueries,
  ) {}

  @Get()
  @Allow('pitches.read')
  async list(
    @Query() query: RawQuery,
    @MaybeCaller() caller: Caller | undefined,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    return (await this.queries.page(query, !isStaff(caller))).map((pitch) =>
      pitchAnswer(pitch, language),
    );
  }

  @Post()
  @Allow('pitches.create')
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: CreatePitchRequest,
    @CurrentContentLanguage() language: ContentLanguage,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'pitches.created',
      pitchAnswer(await this.service.create(caller, body, idempotency), language),
    );
  }

  @Put(':reference')
  @Allow('pitches.update')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() code: string,
    @Body() body: UpdatePitchRequest,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    return WriteResult.of(
      'pitches.updated',
      pitchAnswer(await this.service.update(caller, code, body), language),
    );
  }

  @Delete(':reference')
  @Allow('pitches.delete')
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
