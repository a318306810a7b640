import { Controller, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { type IdempotencyContext, IdempotencyKey } from '../../platform/idempotency/idempotency.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { CustomerMergeService } from './customer-merge.service.ts';
import { CustomersQueries } from './customers.queries.ts';
import { CustomersStaffService } from './customers.staff.service.ts';

/** Customers, with or without a login. */
@Controller()
export class CustomersStaffController {
  constructor(
    private readonly service: CustomersStaffService,
    private readonly queries: CustomersQueries,
    private readonly joins: CustomerMergeService,
  ) {}

  @Endpoint('GET customers')
  list(@Query() query: RawQuery) {
    return this.queries.page(query);
  }

  @Endpoint('GET customers/{reference}')
  one(@PathReference() reference: string) {
    return this.queries.one(reference);
  }

  @Endpoint('POST customers')
  async create(
    @CurrentCaller() caller: Caller,
    @RequestBody() body: BodyOf<'POST customers'>,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'customers.created',
      await this.queries.one(await this.service.create(caller, body, idempotency)),
    );
  }

  @Endpoint('PUT customers/{reference}')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'PUT customers/{reference}'>,
  ) {
    await this.service.update(caller, reference, body);
    return WriteResult.of('customers.updated', await this.queries.one(reference));
  }

  @Endpoint('POST customers/{reference}/join')
  async join(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'POST customers/{reference}/join'>,
  ) {
    await this.joins.merge(caller, reference, body);
    return WriteResult.of('customers.joined', await this.queries.one(reference));
  }
}
