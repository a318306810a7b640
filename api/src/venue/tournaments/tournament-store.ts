import { Injectable } from '@nestjs/common';
import { playedWithOthers, sidesOf } from '@five/shared/tournaments/bracket.rules';
import type { Tx } from '../../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import { Tournament } from './tournament.entity.ts';
import { TOURNAMENT_SELECT, type TournamentRow } from './tournament-row.ts';

/**
 * Returns the row that was read. Throws if there is no row, because another transaction deleted it
 * during the wait for its lock.
 * @throws DomainError NOT_FOUND
 */
export function found<T>(row: T | null): T {
  if (row === null) throw new DomainError('NOT_FOUND');
  return row;
}

/**
 * Reads and saves tournaments. Every change of a tournament, its teams or its matches locks the
 * tournament's row, so that changes run one at a time.
 */
@Injectable()
export class TournamentStore {
  /** Stores an edition; only one edition can be in the site's menu. */
  async save(tx: Tx, tournament: Tournament): Promise<void> {
    if (tournament.featured)
      await tx.query('update tournaments set featured = false where featured and slug <> $1', [
        tournament.slug,
      ]);
    await tx.save(tournament);
  }

  /**
   * Locks the edition with this slug.
   * @throws DomainError NOT_FOUND
   */
  async lock(tx: Tx, slug: string): Promise<Tournament> {
    return found(
      await tx.findOne(Tournament, { where: { slug }, lock: { mode: 'pessimistic_write' } }),
    );
  }

  /**
   * Locks the edition whose slug a request body contains.
   * @throws DomainError REFERENCE_UNKNOWN
   */
  async lockNamed(tx: Tx, slug: string): Promise<Tournament> {
    return this.lock(tx, slug).catch((error: unknown) => {
      throw error instanceof DomainError ? fieldRefused('REFERENCE_UNKNOWN', 'tournament') : error;
    });
  }

  /**
   * Locks the edition to which a team or match belongs.
   * @throws DomainError NOT_FOUND
   */
  async lockOf(tx: Tx, table: 'teams' | 'matches', reference: string): Promise<Tournament> {
    const [row] = await tx.query<{ slug: string }[]>(
      `select t.slug from tournaments t
        join ${table} o on o.tournament_id = t.id where o.reference = $1`,
      [reference],
    );
    return this.lock(tx, row?.slug ?? '');
  }

  /** Reads the whole edition, in the form that the functions of the tournament rules accept. */
  async whole(tx: Tx, id: number): Promise<TournamentRow> {
    const [row] = await tx.query<TournamentRow[]>(`${TOURNAMENT_SELECT} where t.id = $1`, [id]);
    return found(row ?? null);
  }

  /**
   * Runs `work`, which may change which teams play each other, and returns the changed tournament.
   * @throws DomainError MATCH_RESULT_USED if a played match would get other teams
   */
  async changing(
    tx: Tx,
    tournamentId: number,
    work: (before: TournamentRow) => Promise<void>,
  ): Promise<TournamentRow> {
    const before = await this.whole(tx, tournamentId);
    await work(before);
    const after = await this.whole(tx, tournamentId);
    const [used] = playedWithOthers(before, after);
    if (used !== undefined)
      throw new DomainError('MATCH_RESULT_USED', { parameters: { match: teamsOf(before, used) } });
    return after;
  }
}

/** Names of the two teams of a match, for an error message. */
function teamsOf(tournament: TournamentRow, match: string): string {
  const nameOf = (team: string | null | undefined) =>
    tournament.teams.find(({ reference }) => reference === team)?.name ?? '';
  const sides = sidesOf(tournament).get(match);
  return `${nameOf(sides?.home)} – ${nameOf(sides?.away)}`;
}
