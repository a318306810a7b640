import { Controller } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import type { Locale } from '@five/shared/locales/locale';
import { type Caller, CallerLocale, CurrentCaller } from '../../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { chatPartyOf } from '../chat-party.ts';
import { PostsService } from './posts.service.ts';

/** Hides posts and makes them visible again. */
@Controller()
export class PostsStaffController {
  constructor(private readonly service: PostsService) {}

  @Endpoint('POST discussions/{id}/hide')
  async hideDiscussion(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() { reason }: BodyOf<'POST discussions/{id}/hide'>,
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

  @Endpoint('POST discussions/{id}/unhide')
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

  @Endpoint('POST replies/{id}/hide')
  async hideReply(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() { reason }: BodyOf<'POST replies/{id}/hide'>,
    @CallerLocale() locale: Locale,
  ) {
    return WriteResult.of(
      'discussions.hidden',
      await this.service.hide(chatPartyOf(caller), { kind: 'reply', reference }, reason, locale),
    );
  }

  @Endpoint('POST replies/{id}/unhide')
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

  @Endpoint('POST open_matches/{id}/hide')
  async hideMatch(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() { reason }: BodyOf<'POST open_matches/{id}/hide'>,
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

  @Endpoint('POST open_matches/{id}/unhide')
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

  @Endpoint('POST messages/{id}/hide')
  async hideMessage(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() { reason }: BodyOf<'POST messages/{id}/hide'>,
    @CallerLocale() locale: Locale,
  ) {
    return WriteResult.of(
      'messages.hidden',
      await this.service.hide(chatPartyOf(caller), { kind: 'message', reference }, reason, locale),
    );
  }

  @Endpoint('POST messages/{id}/unhide')
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
