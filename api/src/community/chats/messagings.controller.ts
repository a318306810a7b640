import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { SendMessageRequest } from '@five/shared/community/chats.requests';
import type { Locale } from '@five/shared/locales/locale';
import { Allow } from '../../platform/access/access.ts';
import { type Caller, CallerLocale, CurrentCaller } from '../../platform/access/caller.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { Written } from '../../platform/http/written.ts';
import type { Once } from '../../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../../platform/idempotency/once.decorator.ts';
import { sideOf } from '../side.ts';
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
    return this.queries.page(chat, query, sideOf(caller), locale);
  }

  @Post()
  @Allow('messages.send')
  async send(
    @CurrentCaller() caller: Caller,
    @Body() body: SendMessageRequest,
    @IdempotencyKey() once: Once | null,
    @CallerLocale() locale: Locale,
  ) {
    const { reference, stored } = await this.service.send(sideOf(caller), body, once);
    return Written.stored(
      'messages.sent',
      await this.queries.one(reference, sideOf(caller), locale),
      stored,
    );
  }
}
