import { Controller, Query } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { type Caller, CallerLocale, CurrentCaller } from '../../platform/access/caller.ts';
import { Endpoint, WriteResult } from '../../platform/http/endpoint.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { chatPartyOf } from '../chat-party.ts';
import { PlayerBlocksQueries } from './player-blocks.queries.ts';
import { PlayerBlocksService } from './player-blocks.service.ts';

/** Blocked players. */
@Controller()
export class PlayerBlocksController {
  constructor(
    private readonly service: PlayerBlocksService,
    private readonly queries: PlayerBlocksQueries,
  ) {}

  @Endpoint('GET players_my_blocked')
  list(@CurrentCaller() caller: Caller, @Query() query: RawQuery, @CallerLocale() locale: Locale) {
    return this.queries.page(query, chatPartyOf(caller), locale);
  }

  @Endpoint('POST players/{id}/block')
  async block(
    @CurrentCaller() caller: Caller,
    @PathReference() player: string,
    @CallerLocale() locale: Locale,
  ) {
    await this.service.block(chatPartyOf(caller), player);
    return WriteResult.of(
      'community.blocked',
      (await this.queries.page({}, chatPartyOf(caller), locale)).rows,
    );
  }

  @Endpoint('DELETE players/{id}/block')
  async unblock(
    @CurrentCaller() caller: Caller,
    @PathReference() player: string,
    @Query() query: RawQuery,
    @CallerLocale() locale: Locale,
  ) {
    await this.service.unblock(chatPartyOf(caller), player);
    return WriteResult.of(
      'community.unblocked',
      (await this.queries.page(query, chatPartyOf(caller), locale)).rows,
    );
  }
}
