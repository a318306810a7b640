import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ContactRequest, UpdateContactRequest } from '@five/shared/venue/contact.requests';
import { Allow } from '../../platform/access/access.ts';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { ClientAddress } from '../../platform/http/client-address.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { WriteResult } from '../../platform/http/write-result.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { ContactQueries } from './contact.queries.ts';
import { ContactService } from './contact.service.ts';
import { ContactStaffService } from './contact.staff.service.ts';

/** API routes of the contact form and its inbox. */
@Controller('contact')
export class ContactController {
  constructor(
    private readonly service: ContactService,
    private readonly desk: ContactStaffService,
    private readonly queries: ContactQueries,
  ) {}

  @Post()
  @Allow('contact.send')
  async send(
    @Body() body: ContactRequest,
    @ClientAddress() address: string,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'contact.received',
      await this.queries.one(await this.service.receive(body, address, idempotency)),
    );
  }

  @Get()
  @Allow('contact.read')
  list(@Query() query: RawQuery) {
    return this.queries.page(query);
  }

  @Put(':id')
  @Allow('contact.update')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: UpdateContactRequest,
  ) {
    await this.desk.update(caller, reference, body);
    return WriteResult.of('contact.updated', await this.queries.one(reference));
  }

  @Delete(':id')
  @Allow('contact.delete')
  async erase(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
  ) {
    await this.desk.erase(caller, reference);
    return WriteResult.of('contact.deleted', (await this.queries.page(query)).rows);
  }
}
