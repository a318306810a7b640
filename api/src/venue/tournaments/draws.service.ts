import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isPlayed } from '@five/shared/tournaments/bracket.rules';
import {
  type Draw,
  drawBounds,
  type DrawGroups,
  drawOf,
} from '@five/shared/tournaments/draw.rules';
import type { Caller } from '../../platform/access/caller.ts';
import { Audit } from '../../platform/audit/audit.ts';
import { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../../platform/idempotency/idempotency.ts';
import { newReference } from '../../platform/references.ts';
import { MatchSlots } from './match-slots.ts';
import { EMPTY_MATCH, Match } from './match.entity.ts';
import { TournamentStore } from './tournament-store.ts';
import type { TournamentRow } from './tournament-row.ts';

/** Draws the teams of a tournament and creates its matches, up to the final. */
@Injectable()
export class DrawsService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly store: TournamentStore,
    private readonly slots: MatchSlots,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Draws lots for the teams and creates the matches. An earlier draw and its slots are replaced,
   * unless a match was already played.
   * @throws DomainError NOT_FOUND, TOURNAMENT_BEGUN, TOURNAMENT_TEAMS
   */
  async draw(
    by: Caller,
    slug: string,
    groups: DrawGroups,
    idempotency: IdempotencyContext | null = null,
  ): Promise<string> {
    return this.transactions.runOnce(idempotency, async (tx) => {
      const { id } = await this.store.lock(tx, slug);
      const { teams, matches } = await this.store.whole(tx, id);
      refuse(teams, matches, groups);
      await this.slots.releaseAll(tx, id);
      await tx.delete(Match, { tournamentId: id });
      await this.keep(tx, id, drawOf(shuffled(teams.map(({ reference }) => reference)), groups));
      await this.audit.record(tx, {
        actor: by.reference,
        act: 'tournament.draw',
        subjectKind: 'tournament',
        subject: slug,
        changed: { groups, teams: teams.length },
      });
      return slug;
    });
  }

  private async keep(tx: Tx, tournamentId: number, { teams, matches }: Draw): Promise<void> {
    const stored = await tx.query<[{ id: number; reference: string }[], number]>(KEEP_LOTS, [
      tournamentId,
      JSON.stringify(teams),
    ]);
    const ids = new Map(stored[0].map(({ id, reference }) => [reference, id]));
    const references = new Map(matches.map(({ key }) => [key, newReference('MT')]));
    const teamId = (team: string | null) => (team === null ? null : (ids.get(team) ?? null));
    await tx.insert(
      Match,
      matches.map(({ key, stage, group, number, home, away }) => ({
        ...EMPTY_MATCH,
        reference: references.get(key),
        tournamentId,
        stage,
        groupCode: group,
        number,
        createdAt: this.clock.now(),
        homeTeamId: teamId(home.team),
        awayTeamId: teamId(away.team),
        homeFrom: sourceOf(home.from, references),
        awayFrom: sourceOf(away.from, references),
      })),
    );
  }
}

function refuse(
  teams: TournamentRow['teams'],
  matches: TournamentRow['matches'],
  groups: DrawGroups,
): void {
  if (matches.some(isPlayed)) throw new DomainError('TOURNAMENT_BEGUN');
  const { min, max } = drawBounds(groups);
  if (teams.length < min || teams.length > max)
    throw new DomainError('TOURNAMENT_TEAMS', { parameters: { min, max } });
}

/** Returns the items in a uniformly random order. */
function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, lot: randomInt(2 ** 47) }))
    .sort((one, other) => one.lot - other.lot)
    .map(({ item }) => item);
}

/**
 * Replaces the match key in a source such as `winner:semi-1` with the reference of that match. A
 * source that names a position in a group stays unchanged.
 */
function sourceOf(from: string | null, references: ReadonlyMap<string, string>): string | null {
  const [kind, key] = from?.split(/:(.*)/) ?? [];
  return from === null || key === undefined || kind === 'group'
    ? from
    : `${kind}:${references.get(key) ?? key}`;
}

const KEEP_LOTS = `update teams t set group_code = d."group", position = d.position
  from jsonb_to_recordset($2::jsonb) as d(team text, "group" text, position int)
  where t.tournament_id = $1 and t.reference = d.team returning t.id, t.reference`;
