import { Controller } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { contentController } from '../../platform/content/content-controller.ts';
import { type ContentViewer, CurrentContentViewer } from '../../platform/content/content-viewer.ts';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { type IdempotencyContext, IdempotencyKey } from '../../platform/idempotency/idempotency.ts';
import { DrawsService } from './draws.service.ts';
import { PathSlug, PathToken } from './path-edition.ts';
import { PlansService } from './plans.service.ts';
import { TournamentsQueries } from './tournaments.queries.ts';
import { TournamentsService } from './tournaments.service.ts';

/** API routes of tournament editions. */
@Controller()
export class TournamentsController extends contentController('tournaments', {
  messages: 'tournaments',
  queries: TournamentsQueries,
  service: TournamentsService,
  reference: PathSlug,
}) {
  constructor(
    private readonly editions: TournamentsQueries,
    service: TournamentsService,
    private readonly draws: DrawsService,
    private readonly plans: PlansService,
  ) {
    super(editions, service);
  }

  @Endpoint('GET tournaments/by-token/{token}')
  byToken(@PathToken() token: string, @CurrentContentViewer() viewer: ContentViewer) {
    return this.editions.byToken(token, viewer);
  }

  @Endpoint('GET tournaments/{year}/{name}')
  oneOfYear(@PathSlug() slug: string, @CurrentContentViewer() viewer: ContentViewer) {
    return this.editions.one(slug, viewer);
  }

  @Endpoint('POST tournaments/{reference}/programme/draw')
  async draw(
    @CurrentCaller() caller: Caller,
    @PathSlug() slug: string,
    @RequestBody() body: BodyOf<'POST tournaments/{reference}/programme/draw'>,
    @CurrentContentViewer() viewer: ContentViewer,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'tournaments.drawn',
      await this.editions.one(
        await this.draws.draw(caller, slug, body.groups, idempotency),
        viewer,
      ),
    );
  }

  @Endpoint('POST tournaments/{reference}/programme/plan')
  async plan(
    @CurrentCaller() caller: Caller,
    @PathSlug() slug: string,
    @RequestBody() body: BodyOf<'POST tournaments/{reference}/programme/plan'>,
    @CurrentContentViewer() viewer: ContentViewer,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'tournaments.planned',
      await this.editions.one(await this.plans.plan(caller, slug, body, idempotency), viewer),
    );
  }
}
