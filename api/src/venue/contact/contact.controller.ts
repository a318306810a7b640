import { Controller, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { ClientAddress } from '../../platform/http/client-address.ts';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { type IdempotencyContext, IdempotencyKey } from '../../platform/idempotency/idempotency.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { ContactQueries } from './contact.queries.ts';
import { ContactService } from './contact.service.ts';
import { ContactStaffService } from './contact.staff.service.ts';

/** API routes of the contact form and its inbox. */
@Controller()
export class ContactController {
  constructor(
    private readonly service: ContactService,
    private readonly desk: ContactStaffService,
    private readonly queries: ContactQueries,
  ) {}

  @Endpoint('POST contact')
  async send(
    @RequestBody() body: BodyOf<'POST contact'>,
    @ClientAddress() address: string,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'contact.received',
      await this.queries.one(await this.service.receive(body, address, idempotency)),
    );
  }

  @Endpoint('GET contact')
  list(@Query() query: RawQuery) {
    return this.queries.page(query);
  }

  @Endpoint('PUT contact/{id}')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'PUT contact/{id}'>,
  ) {
    await this.desk.update(caller, reference, body);
    return WriteResult.of('contact.updated', await this.queries.one(reference));
  }

  @Endpoint('DELETE contact/{id}')
  async erase(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
  ) {
    await this.desk.erase(caller, reference);
    return WriteResult.of('contact.deleted', (await this.queries.page(query)).rows);
  }
}
