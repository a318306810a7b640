import { Controller, Query } from '@nestjs/common';
import { type Caller, CurrentCaller, MaybeCaller } from '../../platform/access/caller.ts';
import { Endpoint } from '../../platform/http/endpoint.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { PlayersQueries } from './players.queries.ts';

/** Players with a public profile. */
@Controller()
export class PlayersController {
  constructor(private readonly queries: PlayersQueries) {}

  @Endpoint('GET players')
  list(@Query() query: RawQuery, @MaybeCaller() caller: Caller | undefined) {
    return this.queries.page(query, caller?.userId ?? null);
  }

  @Endpoint('GET players_my_record')
  ownRecord(@CurrentCaller() { userId }: Caller) {
    return this.queries.recordOf(userId);
  }

  @Endpoint('GET players/{id}')
  one(@PathReference() reference: string, @MaybeCaller() caller: Caller | undefined) {
    return this.queries.one(reference, caller?.userId ?? null);
  }
}
