import { Controller, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import {
  type Caller,
  type CallerContext,
  CurrentCaller,
  CurrentContext,
} from '../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../platform/http/endpoint.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { type IdempotencyContext, IdempotencyKey } from '../platform/idempotency/idempotency.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { MailSentences } from '../platform/mail/mail-sentences.ts';
import { Invitations } from './invitations.service.ts';
import { UsersQueries } from './users.queries.ts';
import { UsersStaffService } from './users.staff.service.ts';
import { InPersonVerificationService } from './verification/in-person-verification.service.ts';

/** API routes of logins for the back-office. Staff read logins; an admin edits them. */
@Controller()
export class UsersStaffController {
  constructor(
    private readonly service: UsersStaffService,
    private readonly verification: InPersonVerificationService,
    private readonly queries: UsersQueries,
    private readonly invitations: Invitations,
    private readonly sentences: MailSentences,
  ) {}

  @Endpoint('GET users')
  list(@Query() query: RawQuery) {
    return this.queries.page(query);
  }

  @Endpoint('GET users/{id}')
  one(@CurrentCaller() caller: Caller, @PathReference() reference: string) {
    return this.queries.one(reference, caller.role === 'admin');
  }

  @Endpoint('POST users')
  async invite(
    @CurrentContext() context: CallerContext,
    @RequestBody() body: BodyOf<'POST users'>,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      this.sentences.of('users.invited', 'users.invitedUnsent'),
      await this.queries.one(await this.invitations.invite(context, body, idempotency), true),
    );
  }

  @Endpoint('POST users/{id}/verify')
  async verify(@CurrentCaller() caller: Caller, @PathReference() reference: string) {
    await this.verification.verify(caller, reference);
    return WriteResult.of(
      'users.verified',
      await this.queries.one(reference, caller.role === 'admin'),
    );
  }

  @Endpoint('PUT users/{id}')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'PUT users/{id}'>,
  ) {
    await this.service.update(caller, reference, body);
    return WriteResult.of('users.updated', await this.queries.one(reference, true));
  }
}
