import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  CreateTournamentRequest,
  UpdateTournamentRequest,
} from '@five/shared/tournaments/tournaments.requests';
import {
  applyChanges,
  type ContentAct,
  ContentService,
  ContentTools,
} from '../../platform/content/content-service.ts';
import { violatedConstraint } from '../../platform/database/errors.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { codeRefused } from '../../platform/http/domain-error.ts';
import { plainTexts, searchText } from '../../platform/texts/content-language.ts';
import { MatchSlots } from './match-slots.ts';
import { TournamentStore } from './tournament-store.ts';
import { Tournament } from './tournament.entity.ts';

const TOKEN_BYTES = 16; // 128 bits, so that an unlisted page cannot be found by guessing.

/** Creates, updates and deletes editions of tournaments, for an admin. */
@Injectable()
export class TournamentsService extends ContentService<
  Tournament,
  CreateTournamentRequest,
  UpdateTournamentRequest
> {
  protected readonly table = {
    entity: Tournament,
    kind: 'tournament',
    version: 'tournaments',
    key: 'slug',
    picture: 'posterId',
  } as const;

  constructor(
    tools: ContentTools,
    private readonly store: TournamentStore,
    private readonly slots: MatchSlots,
  ) {
    super(tools);
  }

  protected initial(_tx: Tx, { slug }: CreateTournamentRequest) {
    return {
      slug,
      token: randomBytes(TOKEN_BYTES).toString('base64url'),
      rules: null,
      unlisted: false,
      featured: false,
    };
  }

  protected fill(
    tournament: Tournament,
    { title, summary, rules, from, to, unlisted, featured }: UpdateTournamentRequest,
  ): void {
    applyChanges(tournament, {
      title: plainTexts(title),
      summary: plainTexts(summary),
      rules: plainTexts(rules),
      fromDate: from,
      toDate: to,
      unlisted,
      featured,
    });
    tournament.search = searchText(tournament.slug, tournament.title, tournament.summary);
    if (tournament.toDate < tournament.fromDate) throw codeRefused('TOURNAMENT_DATES');
  }

  protected override async save(tx: Tx, tournament: Tournament, request: UpdateTournamentRequest) {
    this.fill(tournament, request);
    await this.orRefused(this.store.save(tx, tournament));
  }

  /**
   * Deletes an edition with its teams, matches and pictures, and releases the slots of its matches.
   */
  protected override async erase(tx: Tx, { id }: Tournament): Promise<ContentAct> {
    await this.slots.releaseAll(tx, id);
    const pictures = await tx.query<{ file: number }[]>(PICTURES, [id]);
    await tx.delete(Tournament, { id });
    for (const { file } of pictures) await this.tools.files.release(tx, file);
    return 'delete';
  }

  protected override refusal(error: unknown) {
    return violatedConstraint(error) === 'tournaments_slug'
      ? codeRefused('TOURNAMENT_SLUG_TAKEN')
      : undefined;
  }
}

const PICTURES = `select poster_id as file from tournaments where id = $1 and poster_id is not null
  union all select crest_id from teams where tournament_id = $1 and crest_id is not null
  order by 1`;
