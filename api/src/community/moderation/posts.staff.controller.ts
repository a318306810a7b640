import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ModerateRequest } from '@five/shared/community/moderation.requests';
import type { Locale } from '@five/shared/locales/locale';
import { Allow } from '../../platform/access/access.ts';
import { type Caller, CallerLocale, CurrentCaller } from '../../platform/access/caller.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { WriteResult } from '../../platform/http/write-result.ts';
import { chatPartyOf } from '../chat-party.ts';
import { PostsService } from './posts.service.ts';

/** Hides posts and makes them visible again. */
@Controller()
export class PostsStaffController {
  constructor(private readonly service: PostsService) {}

  @Post('discussions/:id/hide')
  @HttpCode(200)
  @Allow('discussions.hide')
  async hideDiscussion(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() { reason }: ModerateRequest,
    @CallerLocale() locale: Locale,
  ) {
    return WriteResult.of(
      'discussions.hidden',
      await this.service.hide(
        chatPartyOf(caller),
        { kind: 'discussion', reference },
        reason,
        locale,
      ),
    );
  }

  @Post('discussions/:id/unhide')
  @HttpCode(200)
  @Allow('discussions.hide')
  async unhideDiscussion(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @CallerLocale() locale: Locale,
  ) {
    return WriteResult.of(
      'discussions.shown',
      await this.service.unhide(chatPartyOf(caller), { kind: 'discussion', reference }, locale),
    );
  }

  @Post('replies/:id/hide')
  @HttpCode(200)
  @Allow('discussions.hide')
  async hideReply(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() { reason }: ModerateRequest,
    @CallerLocale() locale: Locale,
  ) {
    return WriteResult.of(
      'discussions.hidden',
      await this.service.hide(chatPartyOf(caller), { kind: 'reply', reference }, reason, locale),
    );
  }

  @Post('replies/:id/unhide')
  @HttpCode(200)
  @Allow('discussions.hide')
  async unhideReply(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @CallerLocale() locale: Locale,
  ) {
    return WriteResult.of(
      'discussions.shown',
      await this.service.unhide(chatPartyOf(caller), { kind: 'reply', reference }, locale),
    );
  }

  @Post('open_matches/:id/hide')
  @HttpCode(200)
  @Allow('openMatches.hide')
  async hideMatch(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() { reason }: ModerateRequest,
    @CallerLocale() locale: Locale,
  ) {
    return WriteResult.of(
      'openMatches.hidden',
      await this.service.hide(
        chatPartyOf(caller),
        { kind: 'open_match', reference },
        reason,
        locale,
      ),
    );
  }

  @Post('open_matches/:id/unhide')
  @HttpCode(200)
  @Allow('openMatches.hide')
  async unhideMatch(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @CallerLocale() locale: Locale,
  ) {
    return WriteResult.of(
      'openMatches.shown',
      await this.service.unhide(chatPartyOf(caller), { kind: 'open_match', reference }, locale),
    );
  }

  @Post('messages/:id/hide')
  @HttpCode(200)
  @Allow('messages.hide')
  async hideMessage(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() { reason }: ModerateRequest,
    @CallerLocale() locale: Locale,
  ) {
    return WriteResult.of(
      'messages.hidden',
      await this.service.hide(chatPartyOf(caller), { kind: 'message', reference }, reason, locale),
    );
  }

  @Post('messages/:id/unhide')
  @HttpCode(200)
  @Allow('messages.hide')
  async unhideMessage(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @CallerLocale() locale: Locale,
  ) {
    return WriteResult.of(
      'messages.shown',
      await this.service.unhide(chatPartyOf(caller), { kind: 'message', reference }, locale),
    );
  }
}
