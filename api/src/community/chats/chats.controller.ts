import { Body, Controller, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import {
  DeskOpenChatRequest,
  OpenChatRequest,
  ReadChatRequest,
  SettleChatRequest,
} from '@five/shared/community/chats.requests';
import type { Locale } from '@five/shared/locales/locale';
import { Allow } from '../../platform/access/access.ts';
import { type Caller, CallerLocale, CurrentCaller } from '../../platform/access/caller.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { RoleBody } from '../../platform/http/role-body.ts';
import { WriteResult } from '../../platform/http/write-result.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { chatPartyOf } from '../chat-party.ts';
import { ChatEndingsService } from './chat-endings.service.ts';
import { ChatsQueries } from './chats.queries.ts';
import { ChatsService } from './chats.service.ts';
import { ReadReceiptsService } from './read-receipts.service.ts';

/** Conversations of a player; for staff, all conversations with the desk. */
@Controller('chats')
export class ChatsController {
  constructor(
    private readonly service: ChatsService,
    private readonly endings: ChatEndingsService,
    private readonly receipts: ReadReceiptsService,
    private readonly queries: ChatsQueries,
  ) {}

  @Get()
  @Allow('chats.read')
  list(@CurrentCaller() caller: Caller, @Query() query: RawQuery, @CallerLocale() locale: Locale) {
    return this.queries.page(query, chatPartyOf(caller), locale);
  }

  @Get(':id')
  @Allow('chats.read')
  one(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @CallerLocale() locale: Locale,
  ) {
    return this.queries.one(reference, chatPartyOf(caller), locale);
  }

  @Post()
  @Allow('chats.open')
  async open(
    @CurrentCaller() caller: Caller,
    @RoleBody({ player: OpenChatRequest, staff: DeskOpenChatRequest }) body: OpenChatRequest,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    const { reference, stored } = await this.service.open(chatPartyOf(caller), body, idempotency);
    return WriteResult.stored('chats.opened', { reference }, stored);
  }

  @Delete(':id')
  @Allow('chats.leave')
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

  @Post(':id/read')
  @HttpCode(200)
  @Allow('chats.mark')
  async read(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: ReadChatRequest,
    @CallerLocale() locale: Locale,
  ) {
    await this.receipts.read(chatPartyOf(caller), reference, body);
    return WriteResult.of(
      'chats.read',
      await this.queries.one(reference, chatPartyOf(caller), locale),
    );
  }

  @Post(':id/settle')
  @HttpCode(200)
  @Allow('chats.settle')
  async settle(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: SettleChatRequest,
    @CallerLocale() locale: Locale,
  ) {
    await this.endings.settle(chatPartyOf(caller), reference, body);
    return WriteResult.of(
      'chats.settled',
      await this.queries.one(reference, chatPartyOf(caller), locale),
    );
  }
}
