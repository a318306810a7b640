import { Controller } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { chatPartyOf } from '../chat-party.ts';
import { CurrentViewer, type Viewer } from '../viewer.ts';
import { DiscussionsQueries } from './discussions.queries.ts';
import { DiscussionsService } from './discussions.service.ts';

/** Replies in threads. */
@Controller()
export class RepliesController {
  constructor(
    private readonly service: DiscussionsService,
    private readonly queries: DiscussionsQueries,
  ) {}

  @Endpoint('POST replies/{id}/like')
  async like(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() { liked = true }: BodyOf<'POST replies/{id}/like'>,
    @CurrentViewer() viewer: Viewer,
  ) {
    const reply = await this.queries.reply(reference, viewer);
    await this.service.like(chatPartyOf(caller), 'reply', reply.reference, liked);
    return WriteResult.of(
      liked ? 'discussions.liked' : 'discussions.unliked',
      await this.queries.reply(reference, viewer),
    );
  }
}
