import { Controller, Header, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { BodyOf } from '@five/shared/contract/call-types';
import type { Locale } from '@five/shared/locales/locale';
import { type Caller, CallerLocale, CurrentCaller } from '../../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { pdfReply } from '../../platform/http/headers.ts';
import { type IdempotencyContext, IdempotencyKey } from '../../platform/idempotency/idempotency.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
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

  @Endpoint('GET cash_sessions')
  list(@Query() query: RawQuery) {
    return this.queries.page(query);
  }

  @Endpoint('GET cash_entries')
  listEntries(@Query() query: RawQuery) {
    return this.entries.page(query);
  }

  @Endpoint('GET cash_sessions/{reference}')
  one(@PathReference() reference: string) {
    return this.queries.one(reference);
  }

  @Endpoint('POST cash_sessions')
  async open(
    @CurrentCaller() caller: Caller,
    @RequestBody() body: BodyOf<'POST cash_sessions'>,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'cashSessions.opened',
      await this.queries.one(await this.drawer.open(caller, body, idempotency)),
    );
  }

  @Endpoint('PUT cash_sessions/{reference}')
  async stateFloat(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'PUT cash_sessions/{reference}'>,
  ) {
    await this.drawer.stateFloat(caller, reference, body);
    return WriteResult.of('cashSessions.floatStated', await this.queries.one(reference));
  }

  @Endpoint('POST cash_sessions/{reference}/movements')
  async move(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'POST cash_sessions/{reference}/movements'>,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    await this.drawer.move(caller, reference, body, idempotency);
    return WriteResult.of('cashSessions.moved', await this.queries.one(reference));
  }

  @Endpoint('POST cash_sessions/{reference}/count')
  async count(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'POST cash_sessions/{reference}/count'>,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    await this.drawer.count(caller, reference, body, idempotency);
    return WriteResult.of('cashSessions.counted', await this.queries.one(reference));
  }

  @Endpoint('POST cash_sessions/{reference}/close')
  async close(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'POST cash_sessions/{reference}/close'>,
  ) {
    await this.drawer.close(caller, reference, body);
    return WriteResult.of('cashSessions.closed', await this.queries.one(reference));
  }

  @Endpoint('GET cash_sessions/{reference}/report.pdf')
  async pdf(
    @PathReference() reference: string,
    @CallerLocale() locale: Locale,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return pdfReply(reply, reference, await this.reports.pdf(reference, locale));
  }

  @Endpoint('GET cash_sessions/{reference}/report.csv')
  @Header('content-type', 'text/csv; charset=utf-8')
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
