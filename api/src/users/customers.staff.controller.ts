import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import {
  AdminUpdateCustomerRequest,
  CreateCustomerRequest,
  JoinCustomerRequest,
} from '@five/shared/customers/customers.requests';
import { Allow } from '../platform/access/access.ts';
import { type Caller, CurrentCaller } from '../platform/access/caller.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { WriteResult } from '../platform/http/write-result.ts';
import type { IdempotencyContext } from '../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.decorator.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { CustomersQueries } from './customers.queries.ts';
import { CustomersStaffService } from './customers.staff.service.ts';
import { CustomerMergeService } from './customer-merge.service.ts';

/** Customers, with or without a login. */
@Controller('customers')
export class CustomersStaffController {
  constructor(
    private readonly service: CustomersStaffService,
    private readonly queries: CustomersQueries,
    private readonly joins: CustomerMergeService,
  ) {}

  @Get()
  @Allow('customers.read')
  list(@Query() query: RawQuery) {
    return this.queries.page(query);
  }

  @Get(':reference')
  @Allow('customers.read')
  one(@PathReference() reference: string) {
    return this.queries.one(reference);
  }

  @Post()
  @Allow('customers.create')
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: CreateCustomerRequest,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'customers.created',
      await this.queries.one(await this.service.create(caller, body, idempotency)),
    );
  }

  @Put(':reference')
  @Allow('customers.update')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: AdminUpdateCustomerRequest,
  ) {
    await this.service.update(caller, reference, body);
    return WriteResult.of('customers.updated', await this.queries.one(reference));
  }

  @Post(':reference/join')
  @HttpCode(200)
  @Allow('customers.join')
  async join(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: JoinCustomerRequest,
  ) {
    await this.joins.merge(caller, reference, body);
    return WriteResult.of('customers.joined', await this.queries.one(reference));
  }
}
