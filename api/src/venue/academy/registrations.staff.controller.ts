import { Controller, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { RegistrationsQueries } from './registrations.queries.ts';
import { RegistrationsStaffService } from './registrations.staff.service.ts';

/** Staff routes for academy registrations. */
@Controller()
export class RegistrationsStaffController {
  constructor(
    private readonly service: RegistrationsStaffService,
    private readonly queries: RegistrationsQueries,
  ) {}

  @Endpoint('GET academy_registrations')
  list(@Query() query: RawQuery) {
    return this.queries.page(query);
  }

  @Endpoint('GET academy_registrations/{id}')
  one(@PathReference() reference: string) {
    return this.queries.one(reference);
  }

  @Endpoint('PUT academy_registrations/{reference}')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'PUT academy_registrations/{reference}'>,
  ) {
    await this.service.update(caller, reference, body);
    return WriteResult.of('registrations.updated', await this.queries.one(reference));
  }

  @Endpoint('DELETE academy_registrations/{reference}')
  async erase(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
  ) {
    await this.service.erase(caller, reference);
    return WriteResult.of('registrations.deleted', (await this.queries.page(query)).rows);
  }
}
