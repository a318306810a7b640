import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import {
  CreateTeamRequest,
  UpdateTeamRequest,
} from '@five/shared/tournaments/tournaments.requests';
import { Allow } from '../../platform/access/access.ts';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { AcceptsForm } from '../../platform/http/form-body.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { SentFile, type Upload } from '../../platform/http/upload.ts';
import { WriteResult } from '../../platform/http/write-result.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { TeamsQueries } from './teams.queries.ts';
import { TeamsService } from './teams.service.ts';

/**
 * API routes of tournament teams for the back-office. Staff read the teams; an admin edits them.
 */
@Controller('teams')
export class TeamsStaffController {
  constructor(
    private readonly service: TeamsService,
    private readonly queries: TeamsQueries,
  ) {}

  @Get()
  @Allow('teams.read')
  list(@Query() query: RawQuery) {
    return this.queries.page(query);
  }

  @Get(':id')
  @Allow('teams.read')
  one(@PathReference() reference: string) {
    return this.queries.one(reference);
  }

  @Post()
  @AcceptsForm({ file: true })
  @Allow('teams.create')
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: CreateTeamRequest,
    @SentFile() file: Upload | null,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'teams.created',
      await this.queries.one(await this.service.create(caller, body, file, idempotency)),
    );
  }

  @Put(':reference')
  @AcceptsForm({ file: true })
  @Allow('teams.update')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: UpdateTeamRequest,
    @SentFile() file: Upload | null,
  ) {
    await this.service.update(caller, reference, body, file);
    return WriteResult.of('teams.updated', await this.queries.one(reference));
  }

  @Delete(':reference')
  @Allow('teams.delete')
  async remove(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
  ) {
    await this.service.remove(caller, reference);
    return WriteResult.of('teams.deleted', (await this.queries.page(query)).rows);
  }
}
