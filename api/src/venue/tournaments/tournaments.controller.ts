import { Controller, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller, isStaff, MaybeCaller } from '../../platform/access/caller.ts';
import { Endpoint } from '../../platform/http/endpoint.ts';
import { RequestBody } from '../../platform/http/request-body.ts';
import { SentFile, type Upload } from '../../platform/http/upload.ts';
import { WriteResult } from '../../platform/http/write-result.ts';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import {
  type ContentLanguage,
  CurrentContentLanguage,
} from '../../platform/texts/content-language.ts';
import { DrawsService } from './draws.service.ts';
import { PathSlug, PathToken } from './path-edition.ts';
import { PlansService } from './plans.service.ts';
import { TournamentsQueries } from './tournaments.queries.ts';
import { TournamentsService } from './tournaments.service.ts';

/** API routes of tournament editions. */
@Controller()
export class TournamentsController {
  constructor(
    private readonly service: TournamentsService,
    private readonly queries: TournamentsQueries,
    private readonly draws: DrawsService,
    private readonly plans: PlansService,
  ) {}

  @Endpoint('GET tournaments')
  list(@Query() query: RawQuery, @CurrentContentLanguage() language: ContentLanguage) {
    return this.queries.page(query, language);
  }

  @Endpoint('GET tournaments/by-token/{token}')
  byToken(
    @PathToken() token: string,
    @MaybeCaller() caller: Caller | undefined,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    return this.queries.byToken(token, isStaff(caller), language);
  }

  @Endpoint('GET tournaments/{id}')
  one(
    @PathSlug() slug: string,
    @MaybeCaller() caller: Caller | undefined,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    return this.queries.one(slug, isStaff(caller), language);
  }

  @Endpoint('GET tournaments/{year}/{name}')
  oneOfYear(
    @PathSlug() slug: string,
    @MaybeCaller() caller: Caller | undefined,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    return this.queries.one(slug, isStaff(caller), language);
  }

  @Endpoint('POST tournaments')
  async create(
    @CurrentCaller() caller: Caller,
    @RequestBody() body: BodyOf<'POST tournaments'>,
    @SentFile() file: Upload | null,
    @CurrentContentLanguage() language: ContentLanguage,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'tournaments.created',
      await this.queries.one(
        await this.service.create(caller, body, file, idempotency),
        true,
        language,
      ),
    );
  }

  @Endpoint('PUT tournaments/{reference}')
  async update(
    @CurrentCaller() caller: Caller,
    @PathSlug() slug: string,
    @RequestBody() body: BodyOf<'PUT tournaments/{reference}'>,
    @SentFile() file: Upload | null,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    await this.service.update(caller, slug, body, file);
    return WriteResult.of('tournaments.updated', await this.queries.one(slug, true, language));
  }

  @Endpoint('POST tournaments/{reference}/programme/draw')
  async draw(
    @CurrentCaller() caller: Caller,
    @PathSlug() slug: string,
    @RequestBody() body: BodyOf<'POST tournaments/{reference}/programme/draw'>,
    @CurrentContentLanguage() language: ContentLanguage,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'tournaments.drawn',
      await this.queries.one(
        await this.draws.draw(caller, slug, body.groups, idempotency),
        true,
        language,
      ),
    );
  }

  @Endpoint('POST tournaments/{reference}/programme/plan')
  async plan(
    @CurrentCaller() caller: Caller,
    @PathSlug() slug: string,
    @RequestBody() body: BodyOf<'POST tournaments/{reference}/programme/plan'>,
    @CurrentContentLanguage() language: ContentLanguage,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'tournaments.planned',
      await this.queries.one(
        await this.plans.plan(caller, slug, body, idempotency),
        true,
        language,
      ),
    );
  }

  @Endpoint('DELETE tournaments/{reference}')
  async remove(
    @CurrentCaller() caller: Caller,
    @PathSlug() slug: string,
    @Query() query: RawQuery,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    await this.service.remove(caller, slug);
    return WriteResult.of('tournaments.deleted', (await this.queries.page(query, language)).rows);
  }
}
