import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import {
  CreateTournamentRequest,
  DrawRequest,
  PlanRequest,
  UpdateTournamentRequest,
} from '@five/shared/tournaments/tournaments.requests';
import { Allow } from '../../platform/access/access.ts';
import { type Caller, CurrentCaller, isStaff, MaybeCaller } from '../../platform/access/caller.ts';
import { AcceptsForm } from '../../platform/http/form-body.ts';
import { SentFile, type Upload } from '../../platform/http/upload.ts';
import { WriteResult } from '../../platform/http/write-result.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import {
  type ContentLanguage,
  CurrentContentLanguage,
} from '../../platform/texts/content-language.ts';
import { DrawsService } from './draws.service.ts';
import { PathSlug, PathToken } from './path-edition.ts';
import { PlansService } from './plans.service.ts';
import { TournamentsQueries } from './tournaments.queries.ts';
import { TournamentsService } from './tournaments.service.ts';

/** API routes of tournament editions. */
@Controller('tournaments')
export class TournamentsController {
  constructor(
    private readonly service: TournamentsService,
    private readonly queries: TournamentsQueries,
    private readonly draws: DrawsService,
    private readonly plans: PlansService,
  ) {}

  @Get()
  @Allow('tournaments.read')
  list(@Query() query: RawQuery, @CurrentContentLanguage() language: ContentLanguage) {
    return this.queries.page(query, language);
  }

  @Get('by-token/:token')
  @Allow('tournaments.read')
  byToken(
    @PathToken() token: string,
    @MaybeCaller() caller: Caller | undefined,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    return this.queries.byToken(token, isStaff(caller), language);
  }

  @Get([':id', ':year/:name'])
  @Allow('tournaments.read')
  one(
    @PathSlug() slug: string,
    @MaybeCaller() caller: Caller | undefined,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    return this.queries.one(slug, isStaff(caller), language);
  }

  @Post()
  @AcceptsForm({ file: true })
  @Allow('tournaments.create')
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: CreateTournamentRequest,
    @SentFile() file: Upload | null,
    @CurrentContentLanguage() language: ContentLanguage,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'tournaments.created',
      await this.queries.one(
        await this.service.create(caller, body, file, idempotency),
        true,
        language,
      ),
    );
  }

  @Put(':reference')
  @AcceptsForm({ file: true })
  @Allow('tournaments.update')
  async update(
    @CurrentCaller() caller: Caller,
    @PathSlug() slug: string,
    @Body() body: UpdateTournamentRequest,
    @SentFile() file: Upload | null,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    await this.service.update(caller, slug, body, file);
    return WriteResult.of('tournaments.updated', await this.queries.one(slug, true, language));
  }

  @Post(':reference/programme/draw')
  @HttpCode(200)
  @Allow('tournaments.draw')
  async draw(
    @CurrentCaller() caller: Caller,
    @PathSlug() slug: string,
    @Body() body: DrawRequest,
    @CurrentContentLanguage() language: ContentLanguage,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'tournaments.drawn',
      await this.queries.one(
        await this.draws.draw(caller, slug, body.groups, idempotency),
        true,
        language,
      ),
    );
  }

  @Post(':reference/programme/plan')
  @HttpCode(200)
  @Allow('tournaments.plan')
  async plan(
    @CurrentCaller() caller: Caller,
    @PathSlug() slug: string,
    @Body() body: PlanRequest,
    @CurrentContentLanguage() language: ContentLanguage,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'tournaments.planned',
      await this.queries.one(
        await this.plans.plan(caller, slug, body, idempotency),
        true,
        language,
      ),
    );
  }

  @Delete(':reference')
  @Allow('tournaments.delete')
  async remove(
    @CurrentCaller() caller: Caller,
    @PathSlug() slug: string,
    @Query() query: RawQuery,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    await this.service.remove(caller, slug);
    return WriteResult.of('tournaments.deleted', (await this.queries.page(query, language)).rows);
  }
}
