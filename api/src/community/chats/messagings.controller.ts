import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { SendMessageRequest } from '@five/shared/community/chats.requests';
import type { Locale } from '@five/shared/locales/locale';
import { Allow } from '../../platform/access/access.ts';
import { type Caller, CallerLocale, CurrentCaller } from '../../platform/access/caller.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { WriteResult } from '../../platform/http/write-result.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.ts';
import { chatPartyOf } from '../chat-party.ts';
import { type MessagesQuery, MessagesQueries } from './messages.queries.ts';
import { MessagesService } from './messages.service.ts';

/** Messages of a conversation. */
@Controller('messagings')
export class MessagingsController {
  constructor(
    private readonly service: MessagesService,
    private readonly queries: MessagesQueries,
  ) {}

  @Get(':chat')
  @Allow('messages.read')
  list(
    @CurrentCaller() caller: Caller,
    @PathReference() chat: string,
    @Query() query: MessagesQuery,
    @CallerLocale() locale: Locale,
  ) {
    return this.queries.page(chat, query, chatPartyOf(caller), locale);
  }

  @Post()
  @Allow('messages.send')
  async send(
    @CurrentCaller() caller: Caller,
    @Body() body: SendMessageRequest,
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
