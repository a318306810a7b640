import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import {
  CreateMatchRequest,
  UpdateMatchRequest,
} from '@five/shared/tournaments/tournaments.requests';
import { Allow } from '../../platform/access/access.ts';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { WriteResult } from '../../platform/http/write-result.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { MatchesQueries } from './matches.queries.ts';
import { MatchesService } from './matches.service.ts';

/**
 * API routes of tournament matches for the back-office. Staff read the matches; an admin edits
 * them.
 */
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
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'matches.created',
      await this.queries.one(await this.service.create(caller, body, idempotency)),
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
    return WriteResult.of('matches.updated', await this.queries.one(reference));
  }

  @Delete(':reference')
  @Allow('matches.delete')
  async remove(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
  ) {
    await this.service.remove(caller, reference);
    return WriteResult.of('matches.deleted', (await this.queries.page(query)).rows);
  }
}
