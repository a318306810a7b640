import { Controller } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { UsersQueries } from '../../users/users.queries.ts';
import { StaffSecondFactors } from './staff-second-factors.service.ts';

/** Endpoints with which admins manage the second factors of the staff. */
@Controller()
export class StaffSecondFactorController {
  constructor(
    private readonly service: StaffSecondFactors,
    private readonly users: UsersQueries,
  ) {}

  @Endpoint('DELETE users/{id}/second_factor')
  async reset(@CurrentCaller() caller: Caller, @PathReference() reference: string) {
    await this.service.reset(caller, reference);
    return WriteResult.of('users.secondFactorReset', await this.users.one(reference, true));
  }

  @Endpoint('GET sign_in_rules')
  async rules() {
    return { secondFactorRequired: await this.service.isRequired() };
  }

  @Endpoint('PUT sign_in_rules')
  async update(
    @CurrentCaller() caller: Caller,
    @RequestBody() { secondFactorRequired }: BodyOf<'PUT sign_in_rules'>,
  ) {
    await this.service.require(caller, secondFactorRequired);
    return WriteResult.of('users.signInRulesSaved', { secondFactorRequired });
  }
}
