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
import { Written } from '../../platform/http/written.ts';
import type { Once } from '../../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../../platform/idempotency/once.decorator.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { sideOf } from '../side.ts';
import { ChatsQueries } from './chats.queries.ts';
import { ChatsService } from './chats.service.ts';
import { ReadingService } from './reading.service.ts';

/** Conversations of a player, or all those with the desk. */
@Controller('chats')
export class ChatsController {
  constructor(
    private readonly service: ChatsService,
    private readonly reading: ReadingService,
    private readonly queries: ChatsQueries,
  ) {}

  @Get()
  @Allow('chats.read')
  list(@CurrentCaller() caller: Caller, @Query() query: RawQuery, @CallerLocale() locale: Locale) {
    return this.queries.page(query, sideOf(caller), locale);
  }

  @Get(':id')
  @Allow('chats.read')
  one(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @CallerLocale() locale: Locale,
  ) {
    return this.queries.one(reference, sideOf(caller), locale);
  }

  @Post()
  @Allow('chats.open')
  async open(
    @CurrentCaller() caller: Caller,
    @RoleBody({ player: OpenChatRequest, staff: DeskOpenChatRequest }) body: OpenChatRequest,
    @IdempotencyKey() once: Once | null,
  ) {
    const { reference, stored } = await this.service.open(sideOf(caller), body, once);
    return Written.stored('chats.opened', { reference }, stored);
  }

  @Delete(':id')
  @Allow('chats.leave')
  async leave(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
    @CallerLocale() locale: Locale,
  ) {
    await this.service.leave(sideOf(caller), reference);
    return Written.of('chats.left', (await this.queries.page(query, sideOf(caller), locale)).rows);
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
    await this.reading.read(sideOf(caller), reference, body);
    return Written.of('chats.read', await this.queries.one(reference, sideOf(caller), locale));
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
    await this.service.settle(sideOf(caller), reference, body);
    return Written.of('chats.settled', await this.queries.one(reference, sideOf(caller), locale));
  }
}
