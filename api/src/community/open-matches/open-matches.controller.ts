import { Controller, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { type IdempotencyContext, IdempotencyKey } from '../../platform/idempotency/idempotency.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { CurrentViewer, type Viewer } from '../viewer.ts';
import { MatchClosingsService } from './match-closings.service.ts';
import { OpenMatchesQueries } from './open-matches.queries.ts';
import { OpenMatchesService } from './open-matches.service.ts';
import { MatchAnswers } from './requests/match-answers.service.ts';
import { MatchRequestsService } from './requests/match-requests.service.ts';
import { MatchWithdrawalsService } from './requests/match-withdrawals.service.ts';

/** Open matches. */
@Controller()
export class OpenMatchesController {
  constructor(
    private readonly service: OpenMatchesService,
    private readonly closings: MatchClosingsService,
    private readonly requests: MatchRequestsService,
    private readonly withdrawals: MatchWithdrawalsService,
    private readonly answers: MatchAnswers,
    private readonly queries: OpenMatchesQueries,
  ) {}

  @Endpoint('GET open_matches')
  list(@Query() query: RawQuery, @CurrentViewer() viewer: Viewer) {
    return this.queries.page(query, viewer);
  }

  @Endpoint('GET open_matches/{id}')
  one(@PathReference() reference: string, @CurrentViewer() viewer: Viewer) {
    return this.queries.one(reference, viewer);
  }

  @Endpoint('POST open_matches')
  async open(
    @CurrentCaller() caller: Caller,
    @RequestBody() body: BodyOf<'POST open_matches'>,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
    @CurrentViewer() viewer: Viewer,
  ) {
    return WriteResult.of(
      'openMatches.opened',
      await this.queries.one(await this.service.open(caller, body, idempotency), viewer),
    );
  }

  @Endpoint('POST open_matches/{id}/close')
  async close(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
    @CurrentViewer() viewer: Viewer,
  ) {
    await this.closings.close(caller, reference, idempotency);
    return WriteResult.of('openMatches.closed', await this.queries.one(reference, viewer));
  }

  @Endpoint('POST open_matches/{id}/ask')
  async requestPlace(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
    @CurrentViewer() viewer: Viewer,
  ) {
    await this.requests.requestPlace(caller, reference, idempotency);
    return WriteResult.of('openMatches.asked', await this.queries.one(reference, viewer));
  }

  @Endpoint('POST open_matches/{id}/withdraw')
  async withdraw(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
    @CurrentViewer() viewer: Viewer,
  ) {
    await this.withdrawals.withdraw(caller, reference, idempotency);
    return WriteResult.of('openMatches.withdrawn', await this.queries.one(reference, viewer));
  }

  @Endpoint('POST match_asks/{id}/accept')
  async accept(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
    @CurrentViewer() viewer: Viewer,
  ) {
    return WriteResult.of(
      'openMatches.accepted',
      await this.queries.one(await this.answers.accept(caller, reference, idempotency), viewer),
    );
  }

  @Endpoint('POST match_asks/{id}/decline')
  async decline(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
    @CurrentViewer() viewer: Viewer,
  ) {
    return WriteResult.of(
      'openMatches.declined',
      await this.queries.one(await this.answers.decline(caller, reference, idempotency), viewer),
    );
  }
}
