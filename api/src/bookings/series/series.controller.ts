import { Controller, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller, seenBy } from '../../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { type IdempotencyContext, IdempotencyKey } from '../../platform/idempotency/idempotency.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { SeriesPreviews } from './series-previews.ts';
import { SeriesChanges } from './series-changes.service.ts';
import { SeriesQueries } from './series.queries.ts';
import { SeriesService } from './series.service.ts';

/** Endpoint that previews a series date by date; nothing is stored. */
@Controller()
export class SeriesPreviewController {
  constructor(private readonly previews: SeriesPreviews) {}

  @Endpoint('POST series_preview')
  async preview(
    @RequestBody() body: BodyOf<'POST series_preview'>,
    @CurrentCaller() caller: Caller,
  ) {
    return WriteResult.of('series.planned', await this.previews.preview(caller, body));
  }
}

/** Endpoints for the weekly series of a player, and for all series for staff. */
@Controller()
export class SeriesController {
  constructor(
    private readonly queries: SeriesQueries,
    private readonly service: SeriesService,
    private readonly changes: SeriesChanges,
  ) {}

  @Endpoint('GET series')
  list(@Query() query: RawQuery, @CurrentCaller() caller: Caller) {
    return this.queries.page(query, seenBy(caller));
  }

  @Endpoint('GET series/{id}')
  one(@PathReference() reference: string, @CurrentCaller() caller: Caller) {
    return this.queries.one(reference, seenBy(caller));
  }

  @Endpoint('POST series')
  async reserve(
    @RequestBody() body: BodyOf<'POST series'>,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    const series = await this.queries.one(
      await this.service.reserve(caller, body, idempotency),
      null,
    );
    return WriteResult.of(
      series.state === 'pending' ? 'series.reserved' : 'series.confirmedAtOnce',
      series,
    );
  }

  @Endpoint('POST series/{reference}/confirm')
  async confirm(@CurrentCaller() caller: Caller, @PathReference() reference: string) {
    await this.changes.confirm(caller, reference);
    return WriteResult.of('series.confirmed', await this.queries.one(reference, null));
  }

  @Endpoint('POST series/{reference}/cancel')
  async cancel(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'POST series/{reference}/cancel'>,
  ) {
    await this.changes.cancel(caller, reference, body);
    return WriteResult.of('series.cancelled', await this.queries.one(reference, seenBy(caller)));
  }

  @Endpoint('POST series/{reference}/decline')
  async decline(@CurrentCaller() caller: Caller, @PathReference() reference: string) {
    await this.changes.decline(caller, reference);
    return WriteResult.of('series.declined', await this.queries.one(reference, seenBy(caller)));
  }
}
