import { Controller, Get, Query } from '@nestjs/common';
import { Allow } from '../../platform/access/access.ts';
import { type Caller, MaybeCaller } from '../../platform/access/caller.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { PlayersQueries } from './players.queries.ts';

/** Players with a public profile. */
@Controller('players')
export class PlayersController {
  constructor(private readonly queries: PlayersQueries) {}

  @Get()
  @Allow('players.read')
  list(@Query() query: RawQuery, @MaybeCaller() caller: Caller | undefined) {
    return this.queries.page(query, caller?.userId ?? null);
  }

  @Get(':id')
  @Allow('players.read')
  one(@PathReference() reference: string, @MaybeCaller() caller: Caller | undefined) {
    return this.queries.one(reference, caller?.userId ?? null);
  }
}
