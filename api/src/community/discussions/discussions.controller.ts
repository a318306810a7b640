import { Controller, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { type IdempotencyContext, IdempotencyKey } from '../../platform/idempotency/idempotency.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { chatPartyOf } from '../chat-party.ts';
import { CurrentViewer, type Viewer } from '../viewer.ts';
import { DiscussionsQueries } from './discussions.queries.ts';
import { DiscussionsService } from './discussions.service.ts';

/** Public threads. */
@Controller()
export class DiscussionsController {
  constructor(
    private readonly service: DiscussionsService,
    private readonly queries: DiscussionsQueries,
  ) {}

  @Endpoint('GET discussions')
  list(@Query() query: RawQuery, @CurrentViewer() viewer: Viewer) {
    return this.queries.page(query, viewer);
  }

  @Endpoint('GET discussions/{id}')
  one(@PathReference() reference: string, @CurrentViewer() viewer: Viewer) {
    return this.queries.thread(reference, viewer);
  }

  @Endpoint('POST discussions')
  async open(
    @CurrentCaller() caller: Caller,
    @RequestBody() body: BodyOf<'POST discussions'>,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
    @CurrentViewer() viewer: Viewer,
  ) {
    return WriteResult.of(
      'discussions.opened',
      await this.queries.one(
        await this.service.open(chatPartyOf(caller), body, idempotency),
        viewer,
      ),
    );
  }

  @Endpoint('POST discussions/{id}/replies')
  async reply(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'POST discussions/{id}/replies'>,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
    @CurrentViewer() viewer: Viewer,
  ) {
    return WriteResult.of(
      'discussions.replied',
      await this.queries.reply(
        await this.service.reply(chatPartyOf(caller), reference, body, idempotency),
        viewer,
      ),
    );
  }

  @Endpoint('POST discussions/{id}/like')
  async like(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() { liked = true }: BodyOf<'POST discussions/{id}/like'>,
    @CurrentViewer() viewer: Viewer,
  ) {
    await this.service.like(chatPartyOf(caller), 'discussion', reference, liked);
    return WriteResult.of(
      liked ? 'discussions.liked' : 'discussions.unliked',
      await this.queries.one(reference, viewer),
    );
  }

  @Endpoint('POST discussions/{id}/lock')
  async lock(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() { reason }: BodyOf<'POST discussions/{id}/lock'>,
    @CurrentViewer() viewer: Viewer,
  ) {
    await this.service.lock(chatPartyOf(caller), reference, reason);
    return WriteResult.of('discussions.locked', await this.queries.one(reference, viewer));
  }

  @Endpoint('POST discussions/{id}/unlock')
  async unlock(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @CurrentViewer() viewer: Viewer,
  ) {
    await this.service.lock(chatPartyOf(caller), reference, null);
    return WriteResult.of('discussions.unlocked', await this.queries.one(reference, viewer));
  }
}
