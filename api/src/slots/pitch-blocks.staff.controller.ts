import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import { CreateBlockRequest } from '@five/shared/slots/slots.requests';
import { Allow } from '../platform/access/access.ts';
import { type Caller, CurrentCaller } from '../platform/access/caller.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { WriteResult } from '../platform/http/write-result.ts';
import type { IdempotencyContext } from '../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.decorator.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { PitchBlocksQueries } from './pitch-blocks.queries.ts';
import { PitchBlocksService } from './pitch-blocks.service.ts';

/** Blocks of pitches for staff. */
@Controller('blocks')
export class PitchBlocksStaffController {
  constructor(
    private readonly service: PitchBlocksService,
    private readonly queries: PitchBlocksQueries,
  ) {}

  @Get()
  @Allow('blocks.read')
  list(@Query() query: RawQuery) {
    return this.queries.page(query);
  }

  @Post()
  @Allow('blocks.create')
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: CreateBlockRequest,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'blocks.created',
      await this.queries.one(await this.service.create(caller, body, idempotency)),
    );
  }

  @Delete(':reference')
  @Allow('blocks.delete')
  async remove(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
  ) {
    await this.service.remove(caller, reference);
    return WriteResult.of('blocks.deleted', (await this.queries.page(query)).rows);
  }
}
