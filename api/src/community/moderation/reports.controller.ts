import { Body, Controller, Post } from '@nestjs/common';
import type { ReportKind } from '@five/shared/community/community.codes';
import { ReportRequest } from '@five/shared/community/moderation.requests';
import { Allow } from '../../platform/access/access.ts';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { Written } from '../../platform/http/written.ts';
import { sideOf } from '../side.ts';
import { ReportsService } from './reports.service.ts';

/** What players show the desk. */
@Controller()
export class ReportsController {
  constructor(private readonly service: ReportsService) {}

  @Post('discussions/:id/report')
  @Allow('discussions.report')
  discussion(@CurrentCaller() caller: Caller, @PathReference() reference: string, @Body() { reason }: ReportRequest) {
    return this.report(caller, 'discussion', reference, reason);
  }

  @Post('replies/:id/report')
  @Allow('discussions.report')
  reply(@CurrentCaller() caller: Caller, @PathReference() reference: string, @Body() { reason }: ReportRequest) {
    return this.report(caller, 'reply', reference, reason);
  }

  @Post('messages/:id/report')
  @Allow('messages.report')
  message(@CurrentCaller() caller: Caller, @PathReference() reference: string, @Body() { reason }: ReportRequest) {
    return this.report(caller, 'message', reference, reason);
  }

  @Post('players/:id/report')
  @Allow('players.report')
  player(@CurrentCaller() caller: Caller, @PathReference() reference: string, @Body() { reason }: ReportRequest) {
    return this.report(caller, 'player', reference, reason);
  }

  private async report(caller: Caller, kind: ReportKind, subject: string, reason: string) {
    const { reference, stored } = await this.service.report(sideOf(caller), kind, subject, reason);
    return Written.stored('community.reported', { reference }, stored);
  }
}
