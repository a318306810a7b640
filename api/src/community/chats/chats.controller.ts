import { Controller, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import type { Locale } from '@five/shared/locales/locale';
import { type Caller, CallerLocale, CurrentCaller } from '../../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { type IdempotencyContext, IdempotencyKey } from '../../platform/idempotency/idempotency.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { chatPartyOf } from '../chat-party.ts';
import { ChatEndingsService } from './chat-endings.service.ts';
import { ChatsQueries } from './chats.queries.ts';
import { ChatsService } from './chats.service.ts';
import { ReadReceiptsService } from './read-receipts.service.ts';

/** Conversations of a player; for staff, all conversations with the desk. */
@Controller()
export class ChatsController {
  constructor(
    private readonly service: ChatsService,
    private readonly endings: ChatEndingsService,
    private readonly receipts: ReadReceiptsService,
    private readonly queries: ChatsQueries,
  ) {}

  @Endpoint('GET chats')
  list(@CurrentCaller() caller: Caller, @Query() query: RawQuery, @CallerLocale() locale: Locale) {
    return this.queries.page(query, chatPartyOf(caller), locale);
  }

  @Endpoint('GET chats/{id}')
  one(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @CallerLocale() locale: Locale,
  ) {
    return this.queries.one(reference, chatPartyOf(caller), locale);
  }

  @Endpoint('POST chats')
  async open(
    @CurrentCaller() caller: Caller,
    @RequestBody() body: BodyOf<'POST chats'>,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    const { reference, stored } = await this.service.open(chatPartyOf(caller), body, idempotency);
    return WriteResult.stored('chats.opened', { reference }, stored);
  }

  @Endpoint('DELETE chats/{id}')
  async leave(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
    @CallerLocale() locale: Locale,
  ) {
    await this.endings.leave(chatPartyOf(caller), reference);
    return WriteResult.of(
      'chats.left',
      (await this.queries.page(query, chatPartyOf(caller), locale)).rows,
    );
  }

  @Endpoint('POST chats/{id}/read')
  async read(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'POST chats/{id}/read'>,
    @CallerLocale() locale: Locale,
  ) {
    await this.receipts.read(chatPartyOf(caller), reference, body);
    return WriteResult.of(
      'chats.read',
      await this.queries.one(reference, chatPartyOf(caller), locale),
    );
  }

  @Endpoint('POST chats/{id}/settle')
  async settle(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'POST chats/{id}/settle'>,
    @CallerLocale() locale: Locale,
  ) {
    await this.endings.settle(chatPartyOf(caller), reference, body);
    return WriteResult.of(
      'chats.settled',
      await this.queries.one(reference, chatPartyOf(caller), locale),
    );
  }
}
