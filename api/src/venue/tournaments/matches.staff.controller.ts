import { Controller, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { Endpoint } from '../../platform/http/endpoint.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { RequestBody } from '../../platform/http/request-body.ts';
import { WriteResult } from '../../platform/http/write-result.ts';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { MatchesQueries } from './matches.queries.ts';
import { MatchesService } from './matches.service.ts';

/**
 * API routes of tournament matches for the back-office. Staff read the matches; an admin edits
 * them.
 */
@Controller()
export class MatchesStaffController {
  constructor(
    private readonly service: MatchesService,
    private readonly queries: MatchesQueries,
  ) {}

  @Endpoint('GET matches')
  list(@Query() query: RawQuery) {
    return this.queries.page(query);
  }

  @Endpoint('GET matches/{id}')
  one(@PathReference() reference: string) {
    return this.queries.one(reference);
  }

  @Endpoint('POST matches')
  async create(
    @CurrentCaller() caller: Caller,
    @RequestBody() body: BodyOf<'POST matches'>,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'matches.created',
      await this.queries.one(await this.service.create(caller, body, null, idempotency)),
    );
  }

  @Endpoint('PUT matches/{reference}')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'PUT matches/{reference}'>,
  ) {
    await this.service.update(caller, reference, body);
    return WriteResult.of('matches.updated', await this.queries.one(reference));
  }

  @Endpoint('DELETE matches/{reference}')
  async remove(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
  ) {
    await this.service.remove(caller, reference);
    return WriteResult.of('matches.deleted', (await this.queries.page(query)).rows);
  }
}
