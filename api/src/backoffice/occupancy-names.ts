import { Injectable } from '@nestjs/common';
import type { DeskOccupancy } from '@five/shared/desk/desk.contract';
import { type Locale, textOf } from '@five/shared/locales/locale';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import type { OccupiedRow } from '../slots/occupancies.queries.ts';
import type { PitchRow } from '../slots/pitches.queries.ts';
import { AcademySessionsQueries } from '../venue/academy/academy-sessions.queries.ts';
import { MatchesQueries } from '../venue/tournaments/matches.queries.ts';

/** Adds the names of academy groups and tournaments to the pitch occupancies that staff see. */
@Injectable()
export class OccupancyNames {
  constructor(
    private readonly sessions: AcademySessionsQueries,
    private readonly matches: MatchesQueries,
  ) {}

  /**
   * Converts rows of pitch occupancies to the form of reception's board. `reason` is the name of
   * the academy group or the title of the tournament, in the language `locale`. For other
   * occupancies it is the stored reason.
   */
  async of(
    rows: readonly OccupiedRow[],
    pitches: readonly PitchRow[],
    locale: Locale,
  ): Promise<DeskOccupancy[]> {
    const holders = (kind: OccupiedRow['kind']) => [
      ...new Set(rows.filter((row) => row.kind === kind).map(({ holder }) => holder)),
    ];
    const named = await Promise.all([
      this.sessions.names(holders('academy')),
      this.matches.titles(holders('match')),
    ]);
    const names = new Map(
      named.flat().map(({ reference, name }) => [reference, textOf(name, locale)]),
    );
    return rows.map(({ kind, holder, pitchId, start, end, reason, lapsesAt }) => ({
      kind,
      reference: holder,
      pitch: pitches.find(({ id }) => id === pitchId)?.code ?? '',
      date: dateOfWall(start),
      startTime: timeOfWall(start),
      endTime: timeOfWall(end),
      reason: names.get(holder) ?? reason,
      heldUntil: lapsesAt?.toISOString() ?? null,
    }));
  }
}
