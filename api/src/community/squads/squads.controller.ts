import { Controller, Param, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import {
  type Caller,
  type CallerContext,
  CurrentCaller,
  CurrentContext,
} from '../../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { type IdempotencyContext, IdempotencyKey } from '../../platform/idempotency/idempotency.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { SquadLinks } from './squad-links.ts';
import { SquadMatchesQueries } from './squad-matches.queries.ts';
import { SquadReliabilityQueries } from './squad-reliability.queries.ts';
import { SquadMembers } from './squad-members.service.ts';
import { SquadsQueries } from './squads.queries.ts';
import { SquadsService } from './squads.service.ts';

/** Endpoints of squads for their members. */
@Controller()
export class SquadsController {
  constructor(
    private readonly queries: SquadsQueries,
    private readonly matches: SquadMatchesQueries,
    private readonly service: SquadsService,
    private readonly members: SquadMembers,
    private readonly links: SquadLinks,
    private readonly reliability: SquadReliabilityQueries,
  ) {}

  @Endpoint('GET squads')
  list(@Query() query: RawQuery, @CurrentContext() context: CallerContext) {
    return this.queries.page(query, context);
  }

  @Endpoint('GET squads/{id}')
  one(@PathReference() reference: string, @CurrentContext() context: CallerContext) {
    return this.queries.one(reference, context);
  }

  @Endpoint('POST squads')
  async create(
    @RequestBody() body: BodyOf<'POST squads'>,
    @CurrentContext() context: CallerContext,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    const reference = await this.service.create(context.caller, body, idempotency);
    return this.saved('created', reference, context);
  }

  @Endpoint('PUT squads/{reference}')
  async update(
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'PUT squads/{reference}'>,
    @CurrentContext() context: CallerContext,
  ) {
    await this.service.update(context.caller, reference, body);
    return this.saved('saved', reference, context);
  }

  @Endpoint('DELETE squads/{reference}')
  async delete(
    @PathReference() reference: string,
    @Query() query: RawQuery,
    @CurrentContext() context: CallerContext,
  ) {
    await this.service.delete(context.caller, reference);
    return WriteResult.of('squads.deleted', (await this.queries.page(query, context)).rows);
  }

  @Endpoint('POST squads/{reference}/members')
  async add(
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'POST squads/{reference}/members'>,
    @CurrentContext() context: CallerContext,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    await this.members.addGuest(context.caller, reference, body, idempotency);
    return this.saved('added', reference, context);
  }

  @Endpoint('PUT squads/{reference}/members/{member}')
  async setRole(
    @PathReference() reference: string,
    @Param('member') member: string,
    @RequestBody() body: BodyOf<'PUT squads/{reference}/members/{member}'>,
    @CurrentContext() context: CallerContext,
  ) {
    await this.members.setRole(context.caller, reference, member, body.role);
    return this.saved('saved', reference, context);
  }

  @Endpoint('DELETE squads/{reference}/members/{member}')
  async remove(
    @Param() { reference, member }: { reference: string; member: string },
    @Query() query: RawQuery,
    @CurrentContext() context: CallerContext,
  ) {
    await this.members.remove(context.caller, reference, member);
    return WriteResult.of('squads.removed', (await this.queries.page(query, context)).rows);
  }

  @Endpoint('POST squads/{reference}/matches')
  async open(
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'POST squads/{reference}/matches'>,
    @CurrentContext() context: CallerContext,
  ) {
    await this.service.open(context.caller, reference, body);
    return this.saved('opened', reference, context);
  }

  @Endpoint('GET squads/{reference}/matches')
  listMatches(
    @PathReference() reference: string,
    @Query() query: RawQuery,
    @CurrentContext() context: CallerContext,
  ) {
    return this.matches.page(reference, query, context);
  }

  @Endpoint('GET squads/{reference}/members/{member}/reliability')
  memberReliability(
    @Param() { reference, member }: { reference: string; member: string },
    @CurrentCaller() caller: Caller,
  ) {
    return this.reliability.of(reference, member, caller);
  }

  @Endpoint('POST squads/{reference}/link')
  async renew(@PathReference() reference: string, @CurrentContext() { caller }: CallerContext) {
    const renewed = await this.service.renewLink(caller, reference);
    return WriteResult.of('squads.renewed', { path: this.links.pathOf(renewed) });
  }

  private async saved(
    message: 'created' | 'saved' | 'added' | 'opened',
    reference: string,
    context: CallerContext,
  ) {
    return WriteResult.of(`squads.${message}`, await this.queries.one(reference, context));
  }
}
