import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import {
  LikeRequest,
  OpenDiscussionRequest,
  ReplyRequest,
} from '@five/shared/community/discussions.requests';
import { ModerateRequest } from '@five/shared/community/moderation.requests';
import { Allow } from '../../platform/access/access.ts';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { WriteResult } from '../../platform/http/write-result.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { chatPartyOf } from '../chat-party.ts';
import { DiscussionsQueries } from './discussions.queries.ts';
import { DiscussionsService } from './discussions.service.ts';
import { CurrentViewer, type Viewer } from '../viewer.ts';

/** Public threads. */
@Controller('discussions')
export class DiscussionsController {
  constructor(
    private readonly service: DiscussionsService,
    private readonly queries: DiscussionsQueries,
  ) {}

  @Get()
  @Allow('discussions.read')
  list(@Query() query: RawQuery, @CurrentViewer() viewer: Viewer) {
    return this.queries.page(query, viewer);
  }

  @Get(':id')
  @Allow('discussions.read')
  one(@PathReference() reference: string, @CurrentViewer() viewer: Viewer) {
    return this.queries.thread(reference, viewer);
  }

  @Post()
  @Allow('discussions.create')
  async open(
    @CurrentCaller() caller: Caller,
    @Body() body: OpenDiscussionRequest,
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

  @Post(':id/replies')
  @Allow('discussions.reply')
  async reply(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: ReplyRequest,
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

  @Post(':id/like')
  @HttpCode(200)
  @Allow('discussions.like')
  async like(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() { liked = true }: LikeRequest,
    @CurrentViewer() viewer: Viewer,
  ) {
    await this.service.like(chatPartyOf(caller), 'discussion', reference, liked);
    return WriteResult.of(
      liked ? 'discussions.liked' : 'discussions.unliked',
      await this.queries.one(reference, viewer),
    );
  }

  @Post(':id/lock')
  @HttpCode(200)
  @Allow('discussions.lock')
  async lock(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() { reason }: ModerateRequest,
    @CurrentViewer() viewer: Viewer,
  ) {
    await this.service.lock(chatPartyOf(caller), reference, reason);
    return WriteResult.of('discussions.locked', await this.queries.one(reference, viewer));
  }

  @Post(':id/unlock')
  @HttpCode(200)
  @Allow('discussions.lock')
  async unlock(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @CurrentViewer() viewer: Viewer,
  ) {
    await this.service.lock(chatPartyOf(caller), reference, null);
    return WriteResult.of('discussions.unlocked', await this.queries.one(reference, viewer));
  }
}
