import { Body, Controller, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import {
  DeskWaitRequest,
  HandOfferRequest,
  TakeOfferRequest,
  WaitRequest,
} from '@five/shared/waiting/waiting.requests';
import { Allow } from '../../platform/access/access.ts';
import {
  type Caller,
  type CallerContext,
  CallerLocale,
  CurrentCaller,
  CurrentContext,
  seenBy,
} from '../../platform/access/caller.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { RoleBody } from '../../platform/http/role-body.ts';
import { WriteResult } from '../../platform/http/write-result.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { OfferAccess } from './offer-access.ts';
import { WaitingEntryChanges } from './waiting-entry-changes.ts';
import { WaitingQueries } from './waiting.queries.ts';
import { WaitingService } from './waiting.service.ts';

/** Endpoints for a player's waiting-list entries, and for all entries for staff. */
@Controller('waiting')
export class WaitingController {
  constructor(
    private readonly service: WaitingService,
    private readonly changes: WaitingEntryChanges,
    private readonly queries: WaitingQueries,
    private readonly access: OfferAccess,
  ) {}

  @Get()
  @Allow('waiting.list')
  list(@Query() query: RawQuery, @CurrentCaller() caller: Caller) {
    return this.queries.page(query, seenBy(caller));
  }

  @Post()
  @Allow('waiting.join')
  async join(
    @RoleBody({ player: WaitRequest, staff: DeskWaitRequest }) body: DeskWaitRequest,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'waiting.joined',
      await this.queries.one(await this.service.join(caller, body, idempotency), null),
    );
  }

  @Delete(':reference')
  @Allow('waiting.leave')
  async leave(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
  ) {
    await this.changes.leave(caller, reference);
    return WriteResult.of('waiting.left', (await this.queries.page(query, seenBy(caller))).rows);
  }

  @Post(':reference/offer')
  @HttpCode(200)
  @Allow('waiting.offer')
  async offer(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: HandOfferRequest,
  ) {
    await this.changes.offer(caller, reference, body);
    return WriteResult.of('waiting.offered', await this.queries.one(reference, null));
  }

  @Post(':reference/take')
  @Allow('waiting.take')
  take(
    @CurrentContext() { caller, locale }: CallerContext,
    @PathReference() reference: string,
    @Body() body: TakeOfferRequest,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return this.access.take(this.access.ofCaller(caller, reference), body, idempotency, locale);
  }

  @Post(':reference/decline')
  @HttpCode(200)
  @Allow('waiting.decline')
  decline(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @CallerLocale() locale: Locale,
  ) {
    return this.access.decline(this.access.ofCaller(caller, reference), locale);
  }
}
