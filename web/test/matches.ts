import type { MatchAnswer, MatchSide } from '@five/shared/tournaments/tournaments.contract';

/** A side whose team is determined, or the result that will determine it. */
export const teamSide = (team: string): MatchSide => ({ team, from: null });
export const openSide = (from: string | null): MatchSide => ({ team: null, from });

/** An unplayed group match; `fields` replaces some of its fields. */
export function matchWith(fields: Partial<MatchAnswer> & { reference: string }): MatchAnswer {
  return {
    id: fields.reference,
    stage: 'group',
    group: 'A',
    number: 1,
    home: teamSide('TM-00000001'),
    away: teamSide('TM-00000002'),
    date: null,
    startTime: null,
    endTime: null,
    pitch: null,
    homeGoals: null,
    awayGoals: null,
    homePenalties: null,
    awayPenalties: null,
    played: false,
    ...fields,
  };
}
