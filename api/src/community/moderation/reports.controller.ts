import { Controller } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { type IdempotencyContext, IdempotencyKey } from '../../platform/idempotency/idempotency.ts';
import { chatPartyOf } from '../chat-party.ts';
import { type ReportSubject, ReportsService } from './reports.service.ts';

/** Reports by players. */
@Controller()
export class ReportsController {
  constructor(private readonly service: ReportsService) {}

  @Endpoint('POST discussions/{id}/report')
  discussion(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() { reason }: BodyOf<'POST discussions/{id}/report'>,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return this.report(caller, { kind: 'discussion', subject: reference }, reason, idempotency);
  }

  @Endpoint('POST replies/{id}/report')
  reply(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() { reason }: BodyOf<'POST replies/{id}/report'>,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return this.report(caller, { kind: 'reply', subject: reference }, reason, idempotency);
  }

  @Endpoint('POST messages/{id}/report')
  message(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() { reason }: BodyOf<'POST messages/{id}/report'>,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return this.report(caller, { kind: 'message', subject: reference }, reason, idempotency);
  }

  @Endpoint('POST open_matches/{id}/report')
  openMatch(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() { reason }: BodyOf<'POST open_matches/{id}/report'>,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return this.report(caller, { kind: 'open_match', subject: reference }, reason, idempotency);
  }

  @Endpoint('POST players/{id}/report')
  player(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() { reason }: BodyOf<'POST players/{id}/report'>,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return this.report(caller, { kind: 'player', subject: reference }, reason, idempotency);
  }

  private async report(
    caller: Caller,
    subject: ReportSubject,
    reason: string,
    idempotency: IdempotencyContext | null,
  ) {
    const { reference, stored } = await this.service.report(
      chatPartyOf(caller),
      subject,
      reason,
      idempotency,
    );
    return WriteResult.stored('community.reported', { reference }, stored);
  }
}
