import { Body, Controller, Delete, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import {
  ChangePasswordRequest,
  EraseAccountRequest,
  UpdateProfileRequest,
} from '@five/shared/auth/auth.requests';
import { Allow } from '../platform/access/access.ts';
import { type Caller, CurrentCaller } from '../platform/access/caller.ts';
import { AcceptsForm } from '../platform/http/form-body.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { SentFile, type Upload } from '../platform/http/upload.ts';
import { WriteResult } from '../platform/http/write-result.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { UsersQueries } from '../users/users.queries.ts';
import { ExportService } from './export.service.ts';
import { OwnerService } from './owner.service.ts';
import { ProfileFormService } from './profile-form.service.ts';
import { type Origin, RequestOrigin } from './request-origin.ts';
import { LoginSessionsQueries } from './login-sessions.queries.ts';
import { LoginSessionsService } from './login-sessions.service.ts';

/** Endpoints of the signed-in account. */
@Controller('auth/field')
export class AccountController {
  constructor(
    private readonly users: UsersQueries,
    private readonly profiles: ProfileFormService,
    private readonly owners: OwnerService,
    private readonly sessions: LoginSessionsService,
    private readonly sessionList: LoginSessionsQueries,
    private readonly exports: ExportService,
  ) {}

  @Get('user')
  @Allow('auth.me')
  async me(@CurrentCaller() caller: Caller) {
    const user = await this.users.ownAnswer(caller.userId);
    return { ...user, user };
  }

  @Post()
  @HttpCode(200)
  @AcceptsForm({ file: true })
  @Allow('auth.updateProfile')
  async update(
    @CurrentCaller() caller: Caller,
    @Body() body: UpdateProfileRequest,
    @SentFile() file: Upload | null,
  ) {
    await this.profiles.update(caller, body, file);
    const user = await this.users.ownAnswer(caller.userId);
    return WriteResult.of('auth.profileUpdated', user, { user });
  }

  @Post('logout')
  @HttpCode(200)
  @Allow('auth.logout', { isUncounted: true })
  async logout(@CurrentCaller() caller: Caller) {
    await this.sessions.signOut(caller);
    return WriteResult.done('auth.signedOut');
  }

  @Post('password')
  @HttpCode(200)
  @Allow('auth.changePassword', { isUncounted: true })
  async changePassword(
    @CurrentCaller() caller: Caller,
    @Body() body: ChangePasswordRequest,
    @RequestOrigin() origin: Origin,
  ) {
    return WriteResult.done('auth.passwordChanged', {
      token: await this.owners.changePassword(caller, body, origin),
    });
  }

  @Get('sessions')
  @Allow('auth.listSessions')
  list(@CurrentCaller() caller: Caller, @Query() query: RawQuery) {
    return this.sessionList.ofCaller(caller, query);
  }

  @Delete('sessions')
  @Allow('auth.endSession', { isUncounted: true })
  async endOthers(@CurrentCaller() caller: Caller, @Query() query: RawQuery) {
    await this.sessions.endOthers(caller);
    return WriteResult.of(
      'auth.otherSessionsEnded',
      (await this.sessionList.ofCaller(caller, query)).rows,
    );
  }

  @Delete('sessions/:id')
  @Allow('auth.endSession', { isUncounted: true })
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

  @Get('export')
  @Header('content-disposition', 'attachment; filename="five-arena.json"')
  @Allow('auth.export')
  export(@CurrentCaller() caller: Caller) {
    return this.exports.export(caller);
  }

  @Delete()
  @Allow('auth.erase')
  async erase(
    @CurrentCaller() caller: Caller,
    @Body() body: EraseAccountRequest,
    @RequestOrigin() origin: Origin,
  ) {
    await this.owners.erase(caller, body.password, origin);
    return WriteResult.done('auth.erased');
  }
}
