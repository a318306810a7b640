import { Body, Controller, Post } from '@nestjs/common';
import type { ReportKind } from '@five/shared/community/community.codes';
import { ReportRequest } from '@five/shared/community/moderation.requests';
import { Allow } from '../../platform/access/access.ts';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { IdempotencyKey } from '../../platform/idempotency/once.decorator.ts';
import type { Once } from '../../platform/idempotency/idempotency.ts';
import { Written } from '../../platform/http/written.ts';
import { sideOf } from '../side.ts';
import { ReportsService } from './reports.service.ts';

/** Reports by players. */
@Controller()
export class ReportsController {
  constructor(private readonly service: ReportsService) {}

  @Post('discussions/:id/report')
  @Allow('discussions.report')
  discussion(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() { reason }: ReportRequest,
    @IdempotencyKey() once: Once | null,
  ) {
    return this.report(caller, 'discussion', reference, reason, once);
  }

  @Post('replies/:id/report')
  @Allow('discussions.report')
  reply(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() { reason }: ReportRequest,
    @IdempotencyKey() once: Once | null,
  ) {
    return this.report(caller, 'reply', reference, reason, once);
  }

  @Post('messages/:id/report')
  @Allow('messages.report')
  message(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() { reason }: ReportRequest,
    @IdempotencyKey() once: Once | null,
  ) {
    return this.report(caller, 'message', reference, reason, once);
  }

  @Post('open_matches/:id/report')
  @Allow('openMatches.report')
  openMatch(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() { reason }: ReportRequest,
    @IdempotencyKey() once: Once | null,
  ) {
    return this.report(caller, 'open_match', reference, reason, once);
  }

  @Post('players/:id/report')
  @Allow('players.report')
  player(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() { reason }: ReportRequest,
    @IdempotencyKey() once: Once | null,
  ) {
    return this.report(caller, 'player', reference, reason, once);
  }

  private async report(
    caller: Caller,
    kind: ReportKind,
    subject: string,
    reason: string,
    once: Once | null,
  ) {
    const { reference, stored } = await this.service.report(
      sideOf(caller),
      kind,
      subject,
      reason,
      once,
    );
    return Written.stored('community.reported', { reference }, stored);
  }
}
