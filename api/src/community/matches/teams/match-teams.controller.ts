import { Controller, Param } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller } from '../../../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../../../platform/http/endpoint.ts';
import { MatchPagesQueries } from '../match-pages.queries.ts';
import { MatchTeamsService } from './match-teams.service.ts';

/** Endpoints of the teams of a match. */
@Controller()
export class MatchTeamsController {
  constructor(
    private readonly teams: MatchTeamsService,
    private readonly queries: MatchPagesQueries,
  ) {}

  @Endpoint('POST matches/{token}/teams')
  async make(@Param('token') token: string, @CurrentCaller() caller: Caller) {
    await this.teams.make(token, caller);
    return WriteResult.of('matchLinks.teamsMade', await this.queries.teams(token));
  }

  @Endpoint('PUT matches/{token}/teams')
  async set(
    @Param('token') token: string,
    @CurrentCaller() caller: Caller,
    @RequestBody() body: BodyOf<'PUT matches/{token}/teams'>,
  ) {
    await this.teams.set(token, caller, body);
    return WriteResult.of('matchLinks.teamsSaved', await this.queries.teams(token));
  }
}
