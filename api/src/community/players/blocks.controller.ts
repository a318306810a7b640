import { Controller, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { Allow } from '../../platform/access/access.ts';
import { type Caller, CallerLocale, CurrentCaller } from '../../platform/access/caller.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { Written } from '../../platform/http/written.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { sideOf } from '../side.ts';
import { BlocksQueries } from './blocks.queries.ts';
import { BlocksService } from './blocks.service.ts';

/** Blocked players. */
@Controller()
export class BlocksController {
  constructor(
    private readonly service: BlocksService,
    private readonly queries: BlocksQueries,
  ) {}

  @Get('players_my_blocked')
  @Allow('players.block')
  list(@CurrentCaller() caller: Caller, @Query() query: RawQuery, @CallerLocale() locale: Locale) {
    return this.queries.page(query, sideOf(caller), locale);
  }

  @Post('players/:id/block')
  @HttpCode(200)
  @Allow('players.block')
  async block(
    @CurrentCaller() caller: Caller,
    @PathReference() player: string,
    @CallerLocale() locale: Locale,
  ) {
    await this.service.block(sideOf(caller), player);
    return Written.of(
      'community.blocked',
      (await this.queries.page({}, sideOf(caller), locale)).rows,
    );
  }

  @Delete('players/:id/block')
  @Allow('players.block')
  async unblock(
    @CurrentCaller() caller: Caller,
    @PathReference() player: string,
    @Query() query: RawQuery,
    @CallerLocale() locale: Locale,
  ) {
    await this.service.unblock(sideOf(caller), player);
    return Written.of(
      'community.unblocked',
      (await this.queries.page(query, sideOf(caller), locale)).rows,
    );
  }
}
