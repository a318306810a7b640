import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { CreatePitchRequest, UpdatePitchRequest } from '@five/shared/slots/slots.requests';
import { Allow } from '../platform/access/access.ts';
import { type Caller, CurrentCaller, isStaff, MaybeCaller } from '../platform/access/caller.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { Written } from '../platform/http/written.ts';
import type { Once } from '../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../platform/idempotency/once.decorator.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { type Reader, TextReader } from '../platform/texts/reader.ts';
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
    @TextReader() reader: Reader,
  ) {
    return (await this.queries.page(query, !isStaff(caller))).map((pitch) =>
      pitchAnswer(pitch, reader),
    );
  }

  @Post()
  @Allow('pitches.create')
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: CreatePitchRequest,
    @TextReader() reader: Reader,
    @IdempotencyKey() once: Once | null,
  ) {
    return Written.of(
      'pitches.created',
      pitchAnswer(await this.service.create(caller, body, once), reader),
    );
  }

  @Put(':reference')
  @Allow('pitches.update')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() code: string,
    @Body() body: UpdatePitchRequest,
    @TextReader() reader: Reader,
  ) {
    return Written.of(
      'pitches.updated',
      pitchAnswer(await this.service.update(caller, code, body), reader),
    );
  }

  @Delete(':reference')
  @Allow('pitches.delete')
  async remove(
    @CurrentCaller() caller: Caller,
    @PathReference() code: string,
    @Query() query: RawQuery,
    @TextReader() reader: Reader,
  ) {
    await this.service.remove(caller, code);
    return Written.of(
      'pitches.deleted',
      (await this.queries.page(query, false)).rows.map((pitch) => pitchAnswer(pitch, reader)),
    );
  }
}
