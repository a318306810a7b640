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
} from '../../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { type IdempotencyContext, IdempotencyKey } from '../../platform/idempotency/idempotency.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { OfferAccess } from './offer-access.ts';
import { WaitingEntryChanges } from './waiting-entry-changes.ts';
import { WaitingQueries } from './waiting.queries.ts';
import { WaitingService } from './waiting.service.ts';

/** Endpoints for a player's waiting-list entries, and for all entries for staff. */
@Controller()
export class WaitingController {
  constructor(
    private readonly service: WaitingService,
    private readonly changes: WaitingEntryChanges,
    private readonly queries: WaitingQueries,
    private readonly access: OfferAccess,
  ) {}

  @Endpoint('GET waiting')
  list(@Query() query: RawQuery, @CurrentCaller() caller: Caller) {
    return this.queries.page(query, seenBy(caller));
  }

  @Endpoint('POST waiting')
  async join(
    @RequestBody() body: BodyOf<'POST waiting'>,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'waiting.joined',
      await this.queries.one(await this.service.join(caller, body, idempotency), null),
    );
  }

  @Endpoint('DELETE waiting/{reference}')
  async leave(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
  ) {
    await this.changes.leave(caller, reference);
    return WriteResult.of('waiting.left', (await this.queries.page(query, seenBy(caller))).rows);
  }

  @Endpoint('POST waiting/{reference}/offer')
  async offer(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'POST waiting/{reference}/offer'>,
  ) {
    await this.changes.offer(caller, reference, body);
    return WriteResult.of('waiting.offered', await this.queries.one(reference, null));
  }

  @Endpoint('POST waiting/{reference}/take')
  take(
    @CurrentContext() { caller, locale }: CallerContext,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'POST waiting/{reference}/take'>,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return this.access.take(this.access.ofCaller(caller, reference), body, idempotency, locale);
  }

  @Endpoint('POST waiting/{reference}/decline')
  decline(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @CallerLocale() locale: Locale,
  ) {
    return this.access.decline(this.access.ofCaller(caller, reference), locale);
  }
}
