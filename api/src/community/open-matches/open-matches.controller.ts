import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { OpenMatchRequest } from '@five/shared/community/open-matches.requests';
import { Allow } from '../../platform/access/access.ts';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { WriteResult } from '../../platform/http/write-result.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.ts';
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

  @Get('open_matches')
  @Allow('openMatches.read')
  list(@Query() query: RawQuery, @CurrentViewer() viewer: Viewer) {
    return this.queries.page(query, viewer);
  }

  @Get('open_matches/:id')
  @Allow('openMatches.read')
  one(@PathReference() reference: string, @CurrentViewer() viewer: Viewer) {
    return this.queries.one(reference, viewer);
  }

  @Post('open_matches')
  @Allow('openMatches.create')
  async open(
    @CurrentCaller() caller: Caller,
    @Body() body: OpenMatchRequest,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
    @CurrentViewer() viewer: Viewer,
  ) {
    return WriteResult.of(
      'openMatches.opened',
      await this.queries.one(await this.service.open(caller, body, idempotency), viewer),
    );
  }

  @Post('open_matches/:id/close')
  @HttpCode(200)
  @Allow('openMatches.close')
  async close(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
    @CurrentViewer() viewer: Viewer,
  ) {
    await this.closings.close(caller, reference, idempotency);
    return WriteResult.of('openMatches.closed', await this.queries.one(reference, viewer));
  }

  @Post('open_matches/:id/ask')
  @Allow('openMatches.ask')
  async requestPlace(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
    @CurrentViewer() viewer: Viewer,
  ) {
    await this.requests.requestPlace(caller, reference, idempotency);
    return WriteResult.of('openMatches.asked', await this.queries.one(reference, viewer));
  }

  @Post('open_matches/:id/withdraw')
  @HttpCode(200)
  @Allow('openMatches.withdraw')
  async withdraw(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
    @CurrentViewer() viewer: Viewer,
  ) {
    await this.withdrawals.withdraw(caller, reference, idempotency);
    return WriteResult.of('openMatches.withdrawn', await this.queries.one(reference, viewer));
  }

  @Post('match_asks/:id/accept')
  @HttpCode(200)
  @Allow('matchAsks.accept')
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

  @Post('match_asks/:id/decline')
  @HttpCode(200)
  @Allow('matchAsks.decline')
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
