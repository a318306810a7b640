import { Controller, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import type { Locale } from '@five/shared/locales/locale';
import { type Caller, CallerLocale, CurrentCaller } from '../../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { type IdempotencyContext, IdempotencyKey } from '../../platform/idempotency/idempotency.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { chatPartyOf } from '../chat-party.ts';
import { PlayerRecordQueries } from './player-record.queries.ts';
import { ReportsQueries } from './reports.queries.ts';
import { ReportsService } from './reports.service.ts';
import { SanctionsService } from './sanctions.service.ts';

/** Back-office routes for the queue of reports, and for warnings and suspensions of players. */
@Controller()
export class ModerationStaffController {
  constructor(
    private readonly reports: ReportsService,
    private readonly queries: ReportsQueries,
    private readonly sanctions: SanctionsService,
    private readonly playerRecords: PlayerRecordQueries,
  ) {}

  @Endpoint('GET community_reports')
  list(@Query() query: RawQuery, @CallerLocale() locale: Locale) {
    return this.queries.page(query, locale);
  }

  @Endpoint('GET community_reports/{id}')
  one(@PathReference() reference: string, @CallerLocale() locale: Locale) {
    return this.queries.one(reference, locale);
  }

  @Endpoint('POST community_reports/{id}/settle')
  async settle(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'POST community_reports/{id}/settle'>,
    @CallerLocale() locale: Locale,
  ) {
    await this.reports.settle(chatPartyOf(caller), reference, body);
    return WriteResult.of('community.settled', await this.queries.one(reference, locale));
  }

  @Endpoint('GET players/{id}/standing')
  standingOf(@PathReference() player: string) {
    return this.playerRecords.one(player);
  }

  @Endpoint('POST players/{id}/warn')
  async warn(
    @CurrentCaller() caller: Caller,
    @PathReference() player: string,
    @RequestBody() { reason }: BodyOf<'POST players/{id}/warn'>,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    await this.sanctions.warn(chatPartyOf(caller), player, reason, idempotency);
    return WriteResult.of('community.warned', await this.playerRecords.one(player));
  }

  @Endpoint('POST players/{id}/suspend')
  async suspend(
    @CurrentCaller() caller: Caller,
    @PathReference() player: string,
    @RequestBody() body: BodyOf<'POST players/{id}/suspend'>,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    await this.sanctions.suspend(chatPartyOf(caller), player, body, idempotency);
    return WriteResult.of('community.suspended', await this.playerRecords.one(player));
  }

  @Endpoint('POST players/{id}/reinstate')
  async reinstate(@CurrentCaller() caller: Caller, @PathReference() player: string) {
    await this.sanctions.reinstate(chatPartyOf(caller), player);
    return WriteResult.of('community.reinstated', await this.playerRecords.one(player));
  }
}
