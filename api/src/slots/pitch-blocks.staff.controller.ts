import { Controller, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller } from '../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../platform/http/endpoint.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { type IdempotencyContext, IdempotencyKey } from '../platform/idempotency/idempotency.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { PitchBlocksQueries } from './pitch-blocks.queries.ts';
import { PitchBlocksService } from './pitch-blocks.service.ts';

/** Blocks of pitches for staff. */
@Controller()
export class PitchBlocksStaffController {
  constructor(
    private readonly service: PitchBlocksService,
    private readonly queries: PitchBlocksQueries,
  ) {}

  @Endpoint('GET blocks')
  list(@Query() query: RawQuery) {
    return this.queries.page(query);
  }

  @Endpoint('POST blocks')
  async create(
    @CurrentCaller() caller: Caller,
    @RequestBody() body: BodyOf<'POST blocks'>,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'blocks.created',
      await this.queries.one(await this.service.create(caller, body, idempotency)),
    );
  }

  @Endpoint('DELETE blocks/{reference}')
  async remove(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
  ) {
    await this.service.remove(caller, reference);
    return WriteResult.of('blocks.deleted', (await this.queries.page(query)).rows);
  }
}
