import { Controller, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import type { Locale } from '@five/shared/locales/locale';
import {
  type Caller,
  type CallerContext,
  CallerLocale,
  CurrentCaller,
  CurrentContext,
  seenBy,
} from '../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../platform/http/endpoint.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { type IdempotencyContext, IdempotencyKey } from '../platform/idempotency/idempotency.ts';
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

  @Endpoint('GET subscriptions')
  list(@Query() query: RawQuery, @CurrentCaller() caller: Caller, @CallerLocale() locale: Locale) {
    return this.queries.page(query, seenBy(caller), locale);
  }

  @Endpoint('GET subscriptions_my_subscriptions')
  mine(@Query() query: RawQuery, @CurrentCaller() caller: Caller, @CallerLocale() locale: Locale) {
    return this.queries.usableFirst(query, caller.customerId, locale);
  }

  @Endpoint('GET subscriptions_my_active_subscription')
  active(@CurrentCaller() caller: Caller, @CallerLocale() locale: Locale) {
    return this.queries.active(caller.customerId, locale);
  }

  @Endpoint('GET subscriptions/{id}')
  one(
    @PathReference() reference: string,
    @CurrentCaller() caller: Caller,
    @CallerLocale() locale: Locale,
  ) {
    return this.queries.one(reference, seenBy(caller), locale);
  }

  @Endpoint('POST subscriptions')
  order(
    @RequestBody() body: BodyOf<'POST subscriptions'>,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
    @CallerLocale() locale: Locale,
  ) {
    return this.service.order(caller, body, idempotency, locale);
  }

  @Endpoint('DELETE subscriptions/{id}')
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

  @Endpoint('POST subscriptions/{reference}/adjustments')
  adjust(
    @CurrentContext() context: CallerContext,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'POST subscriptions/{reference}/adjustments'>,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return this.adjustments.adjust(context, reference, body, idempotency);
  }

  @Endpoint('POST subscriptions/{reference}/freeze')
  async freeze(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'POST subscriptions/{reference}/freeze'>,
    @CallerLocale() locale: Locale,
  ) {
    await this.adjustments.freeze(caller, reference, body);
    return WriteResult.of(
      body.frozen ? 'subscriptions.frozen' : 'subscriptions.unfrozen',
      await this.queries.one(reference, null, locale),
    );
  }
}
