import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { AcceptBankLineRequest, DismissBankLineRequest } from '@five/shared/payments/bank.requests';
import { BankLinesService } from '../payments/bank-lines.service.ts';
import { Allow } from '../platform/access/access.ts';
import { type Caller, CurrentCaller } from '../platform/access/caller.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { WriteResult } from '../platform/http/write-result.ts';
import type { IdempotencyContext } from '../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.decorator.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { TransferInboxQueries } from './transfer-inbox.queries.ts';
import { TransferInbox } from './transfer-inbox.service.ts';

/** Received bank transfers and their assignment to payments. */
@Controller('bank_lines')
export class TransfersStaffController {
  constructor(
    private readonly inbox: TransferInbox,
    private readonly queries: TransferInboxQueries,
    private readonly lines: BankLinesService,
  ) {}

  @Get()
  @Allow('bankLines.read')
  list(@Query() query: RawQuery) {
    return this.queries.page(query);
  }

  @Get(':reference')
  @Allow('bankLines.read')
  one(@PathReference() reference: string) {
    return this.queries.one(reference);
  }

  @Post(':reference/accept')
  @Allow('bankLines.accept')
  accept(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: AcceptBankLineRequest,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return this.inbox.accept(caller, reference, body, idempotency);
  }

  @Post(':reference/dismiss')
  @HttpCode(200)
  @Allow('bankLines.dismiss')
  async dismiss(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() { reason }: DismissBankLineRequest,
  ) {
    await this.lines.dismiss(caller, reference, reason);
    return WriteResult.of('bankLines.dismissed', await this.queries.one(reference));
  }

  @Post(':reference/reopen')
  @HttpCode(200)
  @Allow('bankLines.dismiss')
  async reopen(@CurrentCaller() caller: Caller, @PathReference() reference: string) {
    await this.lines.reopen(caller, reference);
    return WriteResult.of('bankLines.reopened', await this.queries.one(reference));
  }
}
