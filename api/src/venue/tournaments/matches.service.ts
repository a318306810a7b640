import { Injectable } from '@nestjs/common';
import { textOf } from '@five/shared/locales/locale';
import { isPlayed, sidesOf } from '@five/shared/tournaments/bracket.rules';
import type {
  CreateMatchRequest,
  UpdateMatchRequest,
} from '@five/shared/tournaments/tournaments.requests';
import {
  applyChanges,
  type ContentAct,
  ContentService,
  ContentTools,
} from '../../platform/content/content-service.ts';
import { violatedConstraint } from '../../platform/database/errors.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { codeRefused, DomainError } from '../../platform/http/domain-error.ts';
import { newReference } from '../../platform/references.ts';
import { PitchesQueries } from '../../slots/pitches.queries.ts';
import { checkMatch, refuseSource, setSide, type TeamKeys } from './match-plan.ts';
import { MatchSlots, slotOf, startOf } from './match-slots.ts';
import { EMPTY_MATCH, Match } from './match.entity.ts';
import { found, TournamentStore } from './tournament-store.ts';

/** Plans, moves and deletes matches, and records results. */
@Injectable()
export class MatchesService extends ContentService<Match, CreateMatchRequest, UpdateMatchRequest> {
  protected readonly table = { entity: Match, kind: 'match', version: 'tournaments' };

  constructor(
    tools: ContentTools,
    private readonly store: TournamentStore,
    private readonly slots: MatchSlots,
    private readonly pitches: PitchesQueries,
  ) {
    super(tools);
  }

  protected async initial(tx: Tx, { tournament, stage, group = null }: CreateMatchRequest) {
    const { id: tournamentId } = await this.store.lockNamed(tx, tournament);
    return {
      ...EMPTY_MATCH,
      reference: newReference('MT'),
      tournamentId,
      stage,
      groupCode: group,
      number: await nextNumber(tx, tournamentId, stage),
    };
  }

  protected async fill(match: Match, request: UpdateMatchRequest): Promise<void> {
    applyChanges(match, {
      number: request.number,
      date: request.date,
      startTime: request.startTime,
      endTime: request.endTime,
      pitchId: await this.pitches.idOf(request.pitch),
      homeGoals: request.homeGoals,
      awayGoals: request.awayGoals,
      homePenalties: request.homePenalties,
      awayPenalties: request.awayPenalties,
    });
  }

  protected override async lock(tx: Tx, reference: string): Promise<Match> {
    await this.store.lockOf(tx, 'matches', reference);
    return found(await tx.findOneBy(Match, { reference }));
  }

  /**
   * Stores a match, its slot, and the sides of later matches that its result determines. If such a
   * later match already has a result, an admin must first remove that result.
   */
  protected override async save(tx: Tx, match: Match, request: UpdateMatchRequest): Promise<void> {
    const had = slotOf(match);
    const startedAt = startOf(match);
    const after = await this.store.changing(tx, match.tournamentId, async (tournament) => {
      await this.fill(match, request);
      const teams = await teamKeys(tx, match.tournamentId);
      if (request.home) setSide(match, 'home', request.home, { teams, tournament });
      if (request.away) setSide(match, 'away', request.away, { teams, tournament });
      checkMatch(match);
      this.slots.refuseSkipped(match, startedAt);
      await this.orRefused(tx.save(match));
      const slots = { had, needs: slotOf(match) };
      await this.slots.settle(tx, match.reference, slots, textOf(tournament.title, 'fr'));
    });
    const sides = sidesOf(after).get(match.reference);
    if (isPlayed(match) && !(sides?.home && sides.away))
      throw new DomainError('MATCH_SIDES_UNKNOWN');
  }

  protected override async erase(tx: Tx, match: Match): Promise<ContentAct> {
    await this.store.changing(tx, match.tournamentId, async (before) => {
      refuseSource(match.reference, before);
      await this.slots.release(tx, match.reference);
      await super.erase(tx, match);
    });
    return 'delete';
  }

  protected override updateAct({ homeGoals }: UpdateMatchRequest): ContentAct {
    return homeGoals === undefined ? 'update' : 'result';
  }

  protected override auditedChange(match: Match) {
    const { date, startTime, homeGoals, awayGoals, homePenalties, awayPenalties } = match;
    return { date, startTime, homeGoals, awayGoals, homePenalties, awayPenalties };
  }

  protected override refusal(error: unknown) {
    return violatedConstraint(error) === 'matches_number_once'
      ? codeRefused('MATCH_NUMBER_TAKEN')
      : undefined;
  }
}

async function nextNumber(tx: Tx, tournamentId: number, stage: Match['stage']): Promise<number> {
  return ((await tx.maximum(Match, 'number', { tournamentId, stage })) ?? 0) + 1;
}

async function teamKeys(tx: Tx, tournamentId: number): Promise<TeamKeys> {
  const rows = await tx.query<{ id: number; reference: string; group: string | null }[]>(
    'select id, reference, group_code as "group" from teams where tournament_id = $1',
    [tournamentId],
  );
  return new Map(rows.map(({ id, reference, group }) => [reference, { id, group }]));
}
