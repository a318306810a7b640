import { Controller, Header, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller } from '../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../platform/http/endpoint.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { SentFile, type Upload } from '../platform/http/uploads/upload.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { UsersQueries } from '../users/users.queries.ts';
import { ExportService } from './export.service.ts';
import { LoginSessionsQueries } from './sessions/login-sessions.queries.ts';
import { LoginSessionsService } from './sessions/login-sessions.service.ts';
import { OwnerService } from './owner.service.ts';
import { ProfileFormService } from './profile-form.service.ts';
import { type Origin, RequestOrigin } from './request-origin.ts';

/** Endpoints of the signed-in account. */
@Controller()
export class AccountController {
  constructor(
    private readonly users: UsersQueries,
    private readonly profiles: ProfileFormService,
    private readonly owners: OwnerService,
    private readonly sessions: LoginSessionsService,
    private readonly sessionList: LoginSessionsQueries,
    private readonly exports: ExportService,
  ) {}

  @Endpoint('GET auth/field/user')
  async me(@CurrentCaller() caller: Caller) {
    const user = await this.users.ownAnswer(caller.userId);
    return { ...user, user };
  }

  @Endpoint('POST auth/field')
  async update(
    @CurrentCaller() caller: Caller,
    @RequestBody() body: BodyOf<'POST auth/field'>,
    @SentFile() file: Upload | null,
  ) {
    await this.profiles.update(caller, body, file);
    const user = await this.users.ownAnswer(caller.userId);
    return WriteResult.of('auth.profileUpdated', user, { user });
  }

  @Endpoint('POST auth/field/logout', { isUncounted: true, beforeSecondFactor: true })
  async logout(@CurrentCaller() caller: Caller) {
    await this.sessions.signOut(caller);
    return WriteResult.done('auth.signedOut');
  }

  @Endpoint('POST auth/field/password', { isUncounted: true })
  async changePassword(
    @CurrentCaller() caller: Caller,
    @RequestBody() body: BodyOf<'POST auth/field/password'>,
    @RequestOrigin() origin: Origin,
  ) {
    return WriteResult.done('auth.passwordChanged', {
      token: await this.owners.changePassword(caller, body, origin),
    });
  }

  @Endpoint('GET auth/field/sessions')
  list(@CurrentCaller() caller: Caller, @Query() query: RawQuery) {
    return this.sessionList.ofCaller(caller, query);
  }

  @Endpoint('DELETE auth/field/sessions', { isUncounted: true })
  async endOthers(@CurrentCaller() caller: Caller, @Query() query: RawQuery) {
    await this.sessions.endOthers(caller);
    return WriteResult.of(
      'auth.otherSessionsEnded',
      (await this.sessionList.ofCaller(caller, query)).rows,
    );
  }

  @Endpoint('DELETE auth/field/sessions/{id}', { isUncounted: true })
  async end(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
  ) {
    await this.sessions.end(caller, reference);
    return WriteResult.of(
      'auth.sessionEnded',
      (await this.sessionList.ofCaller(caller, query)).rows,
    );
  }

  @Endpoint('GET auth/field/export')
  @Header('content-disposition', 'attachment; filename="account.json"')
  export(@CurrentCaller() caller: Caller) {
    return this.exports.export(caller);
  }
}
