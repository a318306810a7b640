import { Body, Controller, Get, Header, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import {
  CloseCashSessionRequest,
  CountCashRequest,
  MoveCashRequest,
  OpenCashSessionRequest,
  StateFloatRequest,
} from '@five/shared/payments/cash.requests';
import type { FastifyReply } from 'fastify';
import { Allow } from '../platform/access/access.ts';
import { type Caller, CallerLocale, CurrentCaller } from '../platform/access/caller.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { pdfReply } from '../platform/http/pdf-reply.ts';
import { WriteResult } from '../platform/http/write-result.ts';
import type { IdempotencyContext } from '../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.decorator.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { CashDrawer } from './cash-drawer.service.ts';
import { CashEntriesQueries } from './cash-entries.queries.ts';
import { CashReports } from './cash-report.queries.ts';
import { CashSessionsQueries } from './cash-sessions.queries.ts';

/** The cash drawer: float (starting amount), entries, counts and report. */
@Controller()
export class CashSessionsController {
  constructor(
    private readonly drawer: CashDrawer,
    private readonly queries: CashSessionsQueries,
    private readonly entries: CashEntriesQueries,
    private readonly reports: CashReports,
  ) {}

  @Get('cash_sessions')
  @Allow('cashSessions.read')
  list(@Query() query: RawQuery) {
    return this.queries.page(query);
  }

  @Get('cash_entries')
  @Allow('cashSessions.read')
  listEntries(@Query() query: RawQuery) {
    return this.entries.page(query);
  }

  @Get('cash_sessions/:reference')
  @Allow('cashSessions.read')
  one(@PathReference() reference: string) {
    return this.queries.one(reference);
  }

  @Post('cash_sessions')
  @Allow('cashSessions.open')
  async open(
    @CurrentCaller() caller: Caller,
    @Body() body: OpenCashSessionRequest,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'cashSessions.opened',
      await this.queries.one(await this.drawer.open(caller, body, idempotency)),
    );
  }

  @Put('cash_sessions/:reference')
  @Allow('cashSessions.stateFloat')
  async stateFloat(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: StateFloatRequest,
  ) {
    await this.drawer.stateFloat(caller, reference, body);
    return WriteResult.of('cashSessions.floatStated', await this.queries.one(reference));
  }

  @Post('cash_sessions/:reference/movements')
  @Allow('cashSessions.move')
  async move(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: MoveCashRequest,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    await this.drawer.move(caller, reference, body, idempotency);
    return WriteResult.of('cashSessions.moved', await this.queries.one(reference));
  }

  @Post('cash_sessions/:reference/count')
  @HttpCode(200)
  @Allow('cashSessions.count')
  async count(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: CountCashRequest,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    await this.drawer.count(caller, reference, body, idempotency);
    return WriteResult.of('cashSessions.counted', await this.queries.one(reference));
  }

  @Post('cash_sessions/:reference/close')
  @HttpCode(200)
  @Allow('cashSessions.close')
  async close(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: CloseCashSessionRequest,
  ) {
    await this.drawer.close(caller, reference, body);
    return WriteResult.of('cashSessions.closed', await this.queries.one(reference));
  }

  @Get('cash_sessions/:reference/report.pdf')
  @Allow('cashSessions.read')
  async pdf(
    @PathReference() reference: string,
    @CallerLocale() locale: Locale,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return pdfReply(reply, reference, await this.reports.pdf(reference, locale));
  }

  @Get('cash_sessions/:reference/report.csv')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Allow('cashSessions.read')
  async csv(
    @PathReference() reference: string,
    @CallerLocale() locale: Locale,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const text = await this.reports.csv(reference, locale);
    void reply.header('content-disposition', `attachment; filename="${reference}.csv"`);
    return text;
  }
}
