import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import { CreateBlockRequest } from '@five/shared/slots/slots.requests';
import { Allow } from '../platform/access/access.ts';
import { type Caller, CurrentCaller } from '../platform/access/caller.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { Written } from '../platform/http/written.ts';
import type { Once } from '../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../platform/idempotency/once.decorator.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { BlocksQueries } from './blocks.queries.ts';
import { BlocksService } from './blocks.service.ts';

/** Blocks of pitches for staff. */
@Controller('blocks')
export class BlocksStaffController {
  constructor(
    private readonly service: BlocksService,
    private readonly queries: BlocksQueries,
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
    @IdempotencyKey() once: Once | null,
  ) {
    return Written.of(
      'blocks.created',
      await this.queries.one(await this.service.create(caller, body, once)),
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
    return Written.of('blocks.deleted', (await this.queries.page(query)).rows);
  }
}
