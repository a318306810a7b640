import { Body, Controller, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import {
  AdjustSubscriptionRequest,
  CreateSubscriptionRequest,
  DeskSubscriptionRequest,
  FreezeSubscriptionRequest,
} from '@five/shared/subscriptions/subscriptions.requests';
import { Allow } from '../platform/access/access.ts';
import {
  type Caller,
  type CallerContext,
  CallerLocale,
  CurrentCaller,
  CurrentContext,
  seenBy,
} from '../platform/access/caller.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { RoleBody } from '../platform/http/role-body.ts';
import { WriteResult } from '../platform/http/write-result.ts';
import type { IdempotencyContext } from '../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.decorator.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { PackAdjustments } from './pack-adjustments.ts';
import { SubscriptionsQueries } from './subscriptions.queries.ts';
import { SubscriptionsService } from './subscriptions.service.ts';

/** Packs of a player, and all packs for staff. */
@Controller()
export class SubscriptionsController {
  constructor(
    private readonly service: SubscriptionsService,
    private readonly adjustments: PackAdjustments,
    private readonly queries: SubscriptionsQueries,
  ) {}

  @Get('subscriptions')
  @Allow('subscriptions.read')
  list(@Query() query: RawQuery, @CurrentCaller() caller: Caller, @CallerLocale() locale: Locale) {
    return this.queries.page(query, seenBy(caller), locale);
  }

  @Get('subscriptions_my_subscriptions')
  @Allow('subscriptions.read')
  mine(@Query() query: RawQuery, @CurrentCaller() caller: Caller, @CallerLocale() locale: Locale) {
    return this.queries.usableFirst(query, caller.customerId, locale);
  }

  @Get('subscriptions_my_active_subscription')
  @Allow('subscriptions.read')
  active(@CurrentCaller() caller: Caller, @CallerLocale() locale: Locale) {
    return this.queries.active(caller.customerId, locale);
  }

  @Get('subscriptions/:id')
  @Allow('subscriptions.read')
  one(
    @PathReference() reference: string,
    @CurrentCaller() caller: Caller,
    @CallerLocale() locale: Locale,
  ) {
    return this.queries.one(reference, seenBy(caller), locale);
  }

  @Post('subscriptions')
  @Allow('subscriptions.create')
  order(
    @RoleBody({ player: CreateSubscriptionRequest, staff: DeskSubscriptionRequest })
    body: DeskSubscriptionRequest,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
    @CallerLocale() locale: Locale,
  ) {
    return this.service.order(caller, body, idempotency, locale);
  }

  @Delete('subscriptions/:id')
  @Allow('subscriptions.cancel')
  async cancel(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
    @CallerLocale() locale: Locale,
  ) {
    await this.service.cancel(caller, reference);
    return WriteResult.of(
      'subscriptions.cancelled',
      (await this.queries.page(query, seenBy(caller), locale)).rows,
    );
  }

  @Post('subscriptions/:reference/adjustments')
  @Allow('subscriptions.adjust')
  adjust(
    @CurrentContext() context: CallerContext,
    @PathReference() reference: string,
    @Body() body: AdjustSubscriptionRequest,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return this.adjustments.adjust(context, reference, body, idempotency);
  }

  @Post('subscriptions/:reference/freeze')
  @HttpCode(200)
  @Allow('subscriptions.freeze')
  async freeze(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: FreezeSubscriptionRequest,
    @CallerLocale() locale: Locale,
  ) {
    await this.adjustments.freeze(caller, reference, body);
    return WriteResult.of(
      body.frozen ? 'subscriptions.frozen' : 'subscriptions.unfrozen',
      await this.queries.one(reference, null, locale),
    );
  }
}
