import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import {
  SettleReportRequest,
  SuspendRequest,
  WarnRequest,
} from '@five/shared/community/moderation.requests';
import type { Locale } from '@five/shared/locales/locale';
import { Allow } from '../../platform/access/access.ts';
import { type Caller, CallerLocale, CurrentCaller } from '../../platform/access/caller.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { WriteResult } from '../../platform/http/write-result.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { chatPartyOf } from '../chat-party.ts';
import { ReportsQueries } from './reports.queries.ts';
import { ReportsService } from './reports.service.ts';
import { SanctionsService } from './sanctions.service.ts';
import { PlayerRecordQueries } from './player-record.queries.ts';

/** Back-office routes for the queue of reports, and for warnings and suspensions of players. */
@Controller()
export class ModerationStaffController {
  constructor(
    private readonly reports: ReportsService,
    private readonly queries: ReportsQueries,
    private readonly sanctions: SanctionsService,
    private readonly playerRecords: PlayerRecordQueries,
  ) {}

  @Get('community_reports')
  @Allow('communityReports.read')
  list(@Query() query: RawQuery, @CallerLocale() locale: Locale) {
    return this.queries.page(query, locale);
  }

  @Get('community_reports/:id')
  @Allow('communityReports.read')
  one(@PathReference() reference: string, @CallerLocale() locale: Locale) {
    return this.queries.one(reference, locale);
  }

  @Post('community_reports/:id/settle')
  @HttpCode(200)
  @Allow('communityReports.settle')
  async settle(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: SettleReportRequest,
    @CallerLocale() locale: Locale,
  ) {
    await this.reports.settle(chatPartyOf(caller), reference, body);
    return WriteResult.of('community.settled', await this.queries.one(reference, locale));
  }

  @Get('players/:id/standing')
  @Allow('players.standing')
  standingOf(@PathReference() player: string) {
    return this.playerRecords.one(player);
  }

  @Post('players/:id/warn')
  @HttpCode(200)
  @Allow('players.sanction')
  async warn(
    @CurrentCaller() caller: Caller,
    @PathReference() player: string,
    @Body() { reason }: WarnRequest,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    await this.sanctions.warn(chatPartyOf(caller), player, reason, idempotency);
    return WriteResult.of('community.warned', await this.playerRecords.one(player));
  }

  @Post('players/:id/suspend')
  @HttpCode(200)
  @Allow('players.sanction')
  async suspend(
    @CurrentCaller() caller: Caller,
    @PathReference() player: string,
    @Body() body: SuspendRequest,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    await this.sanctions.suspend(chatPartyOf(caller), player, body, idempotency);
    return WriteResult.of('community.suspended', await this.playerRecords.one(player));
  }

  @Post('players/:id/reinstate')
  @HttpCode(200)
  @Allow('players.sanction')
  async reinstate(@CurrentCaller() caller: Caller, @PathReference() player: string) {
    await this.sanctions.reinstate(chatPartyOf(caller), player);
    return WriteResult.of('community.reinstated', await this.playerRecords.one(player));
  }
}
