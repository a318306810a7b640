import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import {
  CreateMatchRequest,
  UpdateMatchRequest,
} from '@five/shared/tournaments/tournaments.requests';
import { Allow } from '../../platform/access/access.ts';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { Written } from '../../platform/http/written.ts';
import type { Once } from '../../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../../platform/idempotency/once.decorator.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { MatchesQueries } from './matches.queries.ts';
import { MatchesService } from './matches.service.ts';

/** Matches of tournaments: read by staff, edited by an admin. */
@Controller('matches')
export class MatchesStaffController {
  constructor(
    private readonly service: MatchesService,
    private readonly queries: MatchesQueries,
  ) {}

  @Get()
  @Allow('matches.read')
  list(@Query() query: RawQuery) {
    return this.queries.page(query);
  }

  @Get(':id')
  @Allow('matches.read')
  one(@PathReference() reference: string) {
    return this.queries.one(reference);
  }

  @Post()
  @Allow('matches.create')
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: CreateMatchRequest,
    @IdempotencyKey() once: Once | null,
  ) {
    return Written.of(
      'matches.created',
      await this.queries.one(await this.service.create(caller, body, once)),
    );
  }

  @Put(':reference')
  @Allow('matches.update')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: UpdateMatchRequest,
  ) {
    await this.service.update(caller, reference, body);
    return Written.of('matches.updated', await this.queries.one(reference));
  }

  @Delete(':reference')
  @Allow('matches.delete')
  async remove(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
  ) {
    await this.service.remove(caller, reference);
    return Written.of('matches.deleted', (await this.queries.page(query)).rows);
  }
}
