import { Controller, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import type { Locale } from '@five/shared/locales/locale';
import { type Caller, CallerLocale, CurrentCaller } from '../../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { type IdempotencyContext, IdempotencyKey } from '../../platform/idempotency/idempotency.ts';
import { chatPartyOf } from '../chat-party.ts';
import { type MessagesQuery, MessagesQueries } from './messages.queries.ts';
import { MessagesService } from './messages.service.ts';

/** Messages of a conversation. */
@Controller()
export class MessagingsController {
  constructor(
    private readonly service: MessagesService,
    private readonly queries: MessagesQueries,
  ) {}

  @Endpoint('GET messagings/{chat}')
  list(
    @CurrentCaller() caller: Caller,
    @PathReference() chat: string,
    @Query() query: MessagesQuery,
    @CallerLocale() locale: Locale,
  ) {
    return this.queries.page(chat, query, chatPartyOf(caller), locale);
  }

  @Endpoint('POST messagings')
  async send(
    @CurrentCaller() caller: Caller,
    @RequestBody() body: BodyOf<'POST messagings'>,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
    @CallerLocale() locale: Locale,
  ) {
    const { reference, stored } = await this.service.send(chatPartyOf(caller), body, idempotency);
    return WriteResult.stored(
      'messages.sent',
      await this.queries.one(reference, chatPartyOf(caller), locale),
      stored,
    );
  }
}
