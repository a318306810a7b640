import { Injectable } from '@nestjs/common';
import { playedWithOthers, sidesOf } from '@five/shared/tournaments/bracket.rules';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import { FeaturedTournament } from '../../settings/featured-tournament.ts';
import { Tournament } from './tournament.entity.ts';
import { TOURNAMENT_SELECT, type TournamentRow } from './tournament-row.ts';

/** What a writer found once it had its turn: another may have removed it meanwhile. @throws DomainError NOT_FOUND */
export function found<T>(row: T | null): T {
  if (row === null) throw new DomainError('NOT_FOUND');
  return row;
}

/** A tournament is changed by one writer at a time: whoever changes it, a team or a match of it holds its row. */
@Injectable()
export class TournamentStore {
  constructor(private readonly transactions: Transactions, private readonly featured: FeaturedTournament) {}

  /** Stores an edition; the menu of this process leads to another at once, those of others with the notice. */
  async save(tx: Tx, tournament: Tournament): Promise<void> {
    if (tournament.featured) await tx.query('update tournaments set featured = false where featured and slug <> $1', [tournament.slug]);
    await tx.save(tournament);
    this.transactions.afterCommit(tx, () => this.featured.kept.forget());
  }

  /** @throws DomainError NOT_FOUND */
  async lock(tx: Tx, slug: string): Promise<Tournament> {
    return found(await tx.findOne(Tournament, { where: { slug }, lock: { mode: 'pessimistic_write' } }));
  }

  /** The one that a body names. @throws DomainError REFERENCE_UNKNOWN */
  async lockNamed(tx: Tx, slug: string): Promise<Tournament> {
    return this.lock(tx, slug).catch((error: unknown) => {
      throw error instanceof DomainError ? fieldRefused('REFERENCE_UNKNOWN', 'tournament') : error;
    });
  }

  /** The one that a team or a match belongs to. @throws DomainError NOT_FOUND */
  async lockOf(tx: Tx, table: 'teams' | 'matches', reference: string): Promise<Tournament> {
    const [row] = await tx.query<{ slug: string }[]>(`select t.slug from tournaments t join ${table} o on o.tournament_id = t.id where o.reference = $1`, [reference]);
    return this.lock(tx, row?.slug ?? '');
  }

  /** All of it, as the rules take it. */
  async whole(tx: Tx, { id }: Pick<Tournament, 'id'>): Promise<TournamentRow> {
    const [row] = await tx.query<TournamentRow[]>(`${TOURNAMENT_SELECT} where t.id = $1`, [id]);
    return found(row ?? null);
  }

  /**
   * Does `work`, which may change who plays what, and answers the tournament after it.
   * @throws DomainError MATCH_RESULT_USED where a match that was played would have had other sides
   */
  async changing(tx: Tx, tournament: Tournament, work: (before: TournamentRow) => Promise<void>): Promise<TournamentRow> {
    const before = await this.whole(tx, tournament);
    await work(before);
    const after = await this.whole(tx, tournament);
    const [used] = playedWithOthers(before, after);
    if (used !== undefined) throw new DomainError('MATCH_RESULT_USED', { parameters: { match: teamsOf(before, used) } });
    return after;
  }
}

/** The names of who played a match. */
function teamsOf(tournament: TournamentRow, match: string): string {
  const nameOf = (team: string | null | undefined) => tournament.teams.find(({ reference }) => reference === team)?.name ?? '';
  const sides = sidesOf(tournament).get(match);
  return `${nameOf(sides?.home)} – ${nameOf(sides?.away)}`;
}
