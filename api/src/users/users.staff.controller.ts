import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { UpdateUserRequest } from '@five/shared/customers/customers.requests';
import { Allow } from '../platform/access/access.ts';
import { type Caller, CurrentCaller } from '../platform/access/caller.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { Written } from '../platform/http/written.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { UsersQueries } from './users.queries.ts';
import { UsersStaffService } from './users.staff.service.ts';

/** Logins, for the desk to read and for an admin to change. */
@Controller('users')
export class UsersStaffController {
  constructor(private readonly service: UsersStaffService, private readonly queries: UsersQueries) {}

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

  @Put(':id')
  @Allow('users.update')
  async update(@CurrentCaller() caller: Caller, @PathReference() reference: string, @Body() body: UpdateUserRequest) {
    await this.service.update(caller, reference, body);
    return Written.of('users.updated', await this.queries.one(reference, true));
  }
}
