import { Controller, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { DeskNoticesQueries } from './desk-notices.queries.ts';
import { DeskNoticesService } from './desk-notices.service.ts';

/** Endpoints of the messages that the desk passes on. */
@Controller()
export class DeskNoticesController {
  constructor(
    private readonly service: DeskNoticesService,
    private readonly queries: DeskNoticesQueries,
  ) {}

  @Endpoint('GET desk_notices')
  list(@Query() query: RawQuery) {
    return this.queries.page(query);
  }

  @Endpoint('POST desk_notices/{reference}/done')
  async done(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() { way }: BodyOf<'POST desk_notices/{reference}/done'>,
  ) {
    await this.service.done(caller, reference, way);
    return WriteResult.of('deskNotices.done', await this.queries.one(reference));
  }

  @Endpoint('POST desk_notices/{reference}/reopen')
  async reopen(@CurrentCaller() caller: Caller, @PathReference() reference: string) {
    await this.service.reopen(caller, reference);
    return WriteResult.of('deskNotices.reopened', await this.queries.one(reference));
  }
}
