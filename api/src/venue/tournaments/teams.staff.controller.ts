import { Controller, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { Endpoint } from '../../platform/http/endpoint.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { RequestBody } from '../../platform/http/request-body.ts';
import { SentFile, type Upload } from '../../platform/http/upload.ts';
import { WriteResult } from '../../platform/http/write-result.ts';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { TeamsQueries } from './teams.queries.ts';
import { TeamsService } from './teams.service.ts';

/**
 * API routes of tournament teams for the back-office. Staff read the teams; an admin edits them.
 */
@Controller()
export class TeamsStaffController {
  constructor(
    private readonly service: TeamsService,
    private readonly queries: TeamsQueries,
  ) {}

  @Endpoint('GET teams')
  list(@Query() query: RawQuery) {
    return this.queries.page(query);
  }

  @Endpoint('GET teams/{id}')
  one(@PathReference() reference: string) {
    return this.queries.one(reference);
  }

  @Endpoint('POST teams')
  async create(
    @CurrentCaller() caller: Caller,
    @RequestBody() body: BodyOf<'POST teams'>,
    @SentFile() file: Upload | null,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'teams.created',
      await this.queries.one(await this.service.create(caller, body, file, idempotency)),
    );
  }

  @Endpoint('PUT teams/{reference}')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'PUT teams/{reference}'>,
    @SentFile() file: Upload | null,
  ) {
    await this.service.update(caller, reference, body, file);
    return WriteResult.of('teams.updated', await this.queries.one(reference));
  }

  @Endpoint('DELETE teams/{reference}')
  async remove(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
  ) {
    await this.service.remove(caller, reference);
    return WriteResult.of('teams.deleted', (await this.queries.page(query)).rows);
  }
}
