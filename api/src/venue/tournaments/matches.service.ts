import { Injectable } from '@nestjs/common';
import { textOf } from '@five/shared/locales/locale';
import { isPlayed, sidesOf } from '@five/shared/tournaments/bracket.rules';
import type {
  CreateMatchRequest,
  UpdateMatchRequest,
} from '@five/shared/tournaments/tournaments.requests';
import type { Caller } from '../../platform/access/caller.ts';
import { Audit } from '../../platform/audit/audit.ts';
import { isChanged } from '../../platform/audit/changes.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { type Tx, violatedConstraint } from '../../platform/database/transactions.ts';
import { codeRefused, DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { IdempotentTransactions } from '../../platform/idempotency/idempotent-transactions.ts';
import { newReference } from '../../platform/references.ts';
import { PitchesQueries } from '../../slots/pitches.queries.ts';
import { checkMatch, fillMatch, refuseSource, setSide, type TeamKeys } from './match-plan.ts';
import { MatchSlots, slotOf } from './match-slots.ts';
import { EMPTY_MATCH, Match } from './match.entity.ts';
import { found, TournamentStore } from './tournament-store.ts';
import type { TournamentRow } from './tournament-row.ts';
import type { Tournament } from './tournament.entity.ts';

/** Plans, moves and deletes matches, and records results. */
@Injectable()
export class MatchesService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly store: TournamentStore,
    private readonly slots: MatchSlots,
    private readonly pitches: PitchesQueries,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Returns the reference of the new match. */
  async create(
    by: Caller,
    { tournament: slug, stage, group = null, ...request }: CreateMatchRequest,
    idempotency: IdempotencyContext | null = null,
  ): Promise<string> {
    return this.transactions.runOnce(idempotency, async (tx) => {
      const tournament = await this.store.lockNamed(tx, slug);
      const number = await nextNumber(tx, tournament.id, stage);
      const match = tx.create(Match, {
        ...EMPTY_MATCH,
        reference: newReference('MT'),
        tournamentId: tournament.id,
        stage,
        groupCode: group,
        number,
        createdAt: this.clock.now(),
      });
      await this.store.changing(tx, tournament, (before) =>
        this.save(tx, tournament, { match, request }, before),
      );
      await this.note(tx, by, 'match.create', match);
      return match.reference;
    });
  }

  /**
   * Updates a match and the sides of later matches that its result determines. If such a later
   * match already has a result, an admin must first remove that result.
   */
  async update(by: Caller, reference: string, request: UpdateMatchRequest): Promise<void> {
    await this.transactions.run(async (tx) => {
      const tournament = await this.store.lockOf(tx, 'matches', reference);
      const match = found(await tx.findOneBy(Match, { reference }));
      const was = { ...match };
      const after = await this.store.changing(tx, tournament, (before) =>
        this.save(tx, tournament, { match, request }, before),
      );
      const sides = sidesOf(after).get(reference);
      if (isPlayed(match) && !(sides?.home && sides.away))
        throw new DomainError('MATCH_SIDES_UNKNOWN');
      if (isChanged(was, match))
        await this.note(
          tx,
          by,
          request.homeGoals === undefined ? 'match.update' : 'match.result',
          match,
        );
    });
  }

  async remove(by: Caller, reference: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const tournament = await this.store.lockOf(tx, 'matches', reference);
      const match = found(await tx.findOneBy(Match, { reference }));
      await this.store.changing(tx, tournament, async (before) => {
        refuseSource(reference, before);
        await this.slots.release(tx, reference);
        await tx.delete(Match, { id: match.id });
      });
      await this.note(tx, by, 'match.delete', match);
    });
  }

  private async save(
    tx: Tx,
    tournament: Tournament,
    { match, request }: { match: Match; request: UpdateMatchRequest },
    before: TournamentRow,
  ): Promise<void> {
    const had = slotOf(match);
    fillMatch(match, request);
    if (request.pitch !== undefined)
      match.pitchId = request.pitch === null ? null : await this.pitchId(request.pitch);
    const teams = await teamKeys(tx, tournament.id);
    if (request.home) setSide(match, 'home', request.home, { teams, tournament: before });
    if (request.away) setSide(match, 'away', request.away, { teams, tournament: before });
    checkMatch(match);
    await tx.save(match).catch(numberTaken);
    await this.slots.settle(
      tx,
      match.reference,
      { had, needs: slotOf(match) },
      textOf(tournament.title, 'fr'),
    );
  }

  private async pitchId(code: string): Promise<number> {
    const pitch = await this.pitches.byCode(code);
    if (!pitch) throw fieldRefused('BOOKING_PITCH_UNKNOWN', 'pitch');
    return pitch.id;
  }

  private note(
    tx: Tx,
    by: Caller,
    act: string,
    { reference, date, startTime, homeGoals, awayGoals, homePenalties, awayPenalties }: Match,
  ): Promise<void> {
    return this.audit.record(tx, {
      actor: by.reference,
      act,
      subjectKind: 'match',
      subject: reference,
      changed: { date, startTime, homeGoals, awayGoals, homePenalties, awayPenalties },
    });
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

function numberTaken(error: unknown): never {
  throw violatedConstraint(error) === 'matches_number_once'
    ? codeRefused('MATCH_NUMBER_TAKEN')
    : error;
}
