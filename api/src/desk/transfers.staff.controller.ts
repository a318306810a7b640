import { Controller, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { BankLinesService } from '../payments/bank-lines.service.ts';
import { type Caller, CurrentCaller } from '../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../platform/http/endpoint.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { type IdempotencyContext, IdempotencyKey } from '../platform/idempotency/idempotency.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { TransferInboxQueries } from './transfer-inbox.queries.ts';
import { TransferInbox } from './transfer-inbox.service.ts';

/** Received bank transfers and their assignment to payments. */
@Controller()
export class TransfersStaffController {
  constructor(
    private readonly inbox: TransferInbox,
    private readonly queries: TransferInboxQueries,
    private readonly lines: BankLinesService,
  ) {}

  @Endpoint('GET bank_lines')
  list(@Query() query: RawQuery) {
    return this.queries.page(query);
  }

  @Endpoint('GET bank_lines/{reference}')
  one(@PathReference() reference: string) {
    return this.queries.one(reference);
  }

  @Endpoint('POST bank_lines/{reference}/accept')
  accept(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'POST bank_lines/{reference}/accept'>,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return this.inbox.accept(caller, reference, body, idempotency);
  }

  @Endpoint('POST bank_lines/{reference}/dismiss')
  async dismiss(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() { reason }: BodyOf<'POST bank_lines/{reference}/dismiss'>,
  ) {
    await this.lines.dismiss(caller, reference, reason);
    return WriteResult.of('bankLines.dismissed', await this.queries.one(reference));
  }

  @Endpoint('POST bank_lines/{reference}/reopen')
  async reopen(@CurrentCaller() caller: Caller, @PathReference() reference: string) {
    await this.lines.reopen(caller, reference);
    return WriteResult.of('bankLines.reopened', await this.queries.one(reference));
  }
}
