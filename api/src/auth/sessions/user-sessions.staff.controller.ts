import { Controller, Query } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { Endpoint, WriteResult } from '../../platform/http/endpoint.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { LoginsService } from '../../users/logins.service.ts';
import { LoginSessionsQueries } from './login-sessions.queries.ts';
import { LoginSessionsService } from './login-sessions.service.ts';

/**
 * Sessions of other accounts, which admins can end, for example for a lost phone or a former
 * colleague.
 */
@Controller()
export class UserSessionsController {
  constructor(
    private readonly logins: LoginsService,
    private readonly service: LoginSessionsService,
    private readonly queries: LoginSessionsQueries,
  ) {}

  @Endpoint('GET users/{id}/sessions')
  async list(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
  ) {
    return this.queries.of((await this.logins.known(reference)).id, caller, query);
  }

  @Endpoint('DELETE users/{id}/sessions')
  async end(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
  ) {
    const user = await this.logins.known(reference);
    await this.service.endOf(caller, user);
    return WriteResult.of('users.signedOut', (await this.queries.of(user.id, caller, query)).rows);
  }
}
