import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { InviteUserRequest, UpdateUserRequest } from '@five/shared/customers/customers.requests';
import { Allow } from '../platform/access/access.ts';
import { type Caller, CurrentCaller } from '../platform/access/caller.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { WriteResult } from '../platform/http/write-result.ts';
import type { IdempotencyContext } from '../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.decorator.ts';
import { MailSentences } from '../platform/mail/mail-sentences.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { Invitations } from './invitations.service.ts';
import { UsersQueries } from './users.queries.ts';
import { UsersStaffService } from './users.staff.service.ts';
import { InPersonVerificationService } from './verification/in-person-verification.service.ts';

/** API routes of logins for the back-office. Staff read logins; an admin edits them. */
@Controller('users')
export class UsersStaffController {
  constructor(
    private readonly service: UsersStaffService,
    private readonly verification: InPersonVerificationService,
    private readonly queries: UsersQueries,
    private readonly invitations: Invitations,
    private readonly sentences: MailSentences,
  ) {}

  @Get()
  @Allow('users.read')
  list(@Query() query: RawQuery) {
    return this.queries.page(query);
  }

  @Get(':id')
  @Allow('users.read')
  one(@CurrentCaller() caller: Caller, @PathReference() reference: string) {
    return this.queries.one(reference, caller.role === 'admin');
  }

  @Post()
  @Allow('users.invite')
  async invite(
    @CurrentCaller() caller: Caller,
    @Body() body: InviteUserRequest,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      this.sentences.of('users.invited', 'users.invitedUnsent'),
      await this.queries.one(await this.invitations.invite(caller, body, idempotency), true),
    );
  }

  @Post(':id/verify')
  @HttpCode(200)
  @Allow('users.verifyInPerson')
  async verify(@CurrentCaller() caller: Caller, @PathReference() reference: string) {
    await this.verification.verify(caller, reference);
    return WriteResult.of(
      'users.verified',
      await this.queries.one(reference, caller.role === 'admin'),
    );
  }

  @Put(':id')
  @Allow('users.update')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: UpdateUserRequest,
  ) {
    await this.service.update(caller, reference, body);
    return WriteResult.of('users.updated', await this.queries.one(reference, true));
  }
}
