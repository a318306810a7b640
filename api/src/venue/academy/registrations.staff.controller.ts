import { Body, Controller, Delete, Get, Put, Query } from '@nestjs/common';
import { UpdateRegistrationRequest } from '@five/shared/academy/academy.requests';
import { Allow } from '../../platform/access/access.ts';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { WriteResult } from '../../platform/http/write-result.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { RegistrationsQueries } from './registrations.queries.ts';
import { RegistrationsStaffService } from './registrations.staff.service.ts';

/** Staff routes for academy registrations. */
@Controller('academy_registrations')
export class RegistrationsStaffController {
  constructor(
    private readonly service: RegistrationsStaffService,
    private readonly queries: RegistrationsQueries,
  ) {}

  @Get()
  @Allow('registrations.read')
  list(@Query() query: RawQuery) {
    return this.queries.page(query);
  }

  @Get(':id')
  @Allow('registrations.read')
  one(@PathReference() reference: string) {
    return this.queries.one(reference);
  }

  @Put(':reference')
  @Allow('registrations.update')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: UpdateRegistrationRequest,
  ) {
    await this.service.update(caller, reference, body);
    return WriteResult.of('registrations.updated', await this.queries.one(reference));
  }

  @Delete(':reference')
  @Allow('registrations.delete')
  async erase(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
  ) {
    await this.service.erase(caller, reference);
    return WriteResult.of('registrations.deleted', (await this.queries.page(query)).rows);
  }
}
