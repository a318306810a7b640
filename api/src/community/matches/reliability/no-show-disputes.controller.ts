import { Controller, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller } from '../../../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../../../platform/http/endpoint.ts';
import { PathReference } from '../../../platform/http/path-reference.ts';
import {
  type IdempotencyContext,
  IdempotencyKey,
} from '../../../platform/idempotency/idempotency.ts';
import type { RawQuery } from '../../../platform/lists/list-query.ts';
import { NoShowDisputes } from './no-show-disputes.queries.ts';
import { NoShowDisputesService } from './no-show-disputes.service.ts';
import { NoShowSettlements } from './no-show-settlements.service.ts';

/** Endpoints of disputes of no-shows: of their players, and of the desk. */
@Controller()
export class NoShowDisputesController {
  constructor(
    private readonly service: NoShowDisputesService,
    private readonly settlements: NoShowSettlements,
    private readonly queries: NoShowDisputes,
  ) {}

  @Endpoint('POST bookings/{reference}/dispute')
  async dispute(
    @CurrentCaller() caller: Caller,
    @PathReference() booking: string,
    @RequestBody() { reason = null }: { reason?: string | null },
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    const reference = await this.service.dispute(caller, booking, reason, idempotency);
    return WriteResult.of('noShows.disputed', await this.queries.one(reference));
  }

  @Endpoint('POST match_people/{reference}/dispute')
  async disputeSeat(
    @CurrentCaller() caller: Caller,
    @PathReference() seat: string,
    @RequestBody() { reason = null }: { reason?: string | null },
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    const reference = await this.service.disputeSeat(caller, seat, reason, idempotency);
    return WriteResult.of('noShows.disputed', await this.queries.one(reference));
  }

  @Endpoint('GET no_show_disputes')
  list(@Query() query: RawQuery) {
    return this.queries.page(query);
  }

  @Endpoint('POST no_show_disputes/{reference}/settle')
  async settle(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'POST no_show_disputes/{reference}/settle'>,
  ) {
    await this.settlements.settle(caller, reference, body);
    return WriteResult.of('noShows.settled', await this.queries.one(reference));
  }
}
