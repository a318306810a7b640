import type {
  StaffMatchAnswer,
  StaffTournamentAnswer,
} from '@five/shared/tournaments/tournaments.contract';
import type { Person } from '../people.ts';

const TEXTS = { fr: 'Tournoi de mai', en: 'May tournament', ar: 'دورة ماي' };

let editions = 0;

/**
 * Creates a listed edition in December 2026; `changes` override fields. Returns the edition as
 * staff see it.
 */
export async function makeEdition(
  admin: Person,
  changes: Record<string, unknown> = {},
): Promise<StaffTournamentAnswer> {
  const edition = {
    slug: `2026/coupe-${++editions}`,
    title: TEXTS,
    summary: TEXTS,
    from: '2026-12-05',
    to: '2026-12-06',
    ...changes,
  };
  const { body } = await admin.http.post('/api/tournaments').send(edition).expect(201);
  return (body as { data: StaffTournamentAnswer }).data;
}

/**
 * Creates a team named by group letter and number: team `A1` is in group A. Returns its reference.
 */
export async function makeTeam(
  admin: Person,
  tournament: string,
  name: string,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const { body } = await admin.http
    .post('/api/teams')
    .send({ tournament, name, shortName: name, color: '#0a8f3c', group: name[0], ...changes })
    .expect(201);
  return (body as { data: { reference: string } }).data.reference;
}

export async function makeMatch(
  admin: Person,
  match: Record<string, unknown>,
): Promise<StaffMatchAnswer> {
  const { body } = await admin.http.post('/api/tournament_matches').send(match).expect(201);
  return (body as { data: StaffMatchAnswer }).data;
}

/** Enters the result of a match. */
export const score = (
  admin: Person,
  reference: string,
  [homeGoals, awayGoals]: [number | null, number | null],
  penalties: [number | null, number | null] = [null, null],
) =>
  admin.http
    .put(`/api/tournament_matches/${reference}`)
    .send({ homeGoals, awayGoals, homePenalties: penalties[0], awayPenalties: penalties[1] });

/**
 * Creates a tournament with two groups of two teams, semi-finals, a match for third place and a
 * final. Returns the matches by name.
 */
export async function makeCup(
  admin: Person,
): Promise<{ slug: string; teams: Record<string, string>; matches: Record<string, string> }> {
  const { reference: tournament } = await makeEdition(admin);
  const teams: Record<string, string> = {};
  for (const name of ['A1', 'A2', 'B1', 'B2'])
    teams[name] = await makeTeam(admin, tournament, name);
  const matches: Record<string, string> = {};
  const plan = async (name: string, match: Record<string, unknown>) => {
    matches[name] = (await makeMatch(admin, { tournament, ...match })).reference;
  };
  await plan('a', {
    stage: 'group',
    home: { team: teams.A1 },
    away: { team: teams.A2 },
    group: 'A',
  });
  await plan('b', {
    stage: 'group',
    home: { team: teams.B1 },
    away: { team: teams.B2 },
    group: 'B',
  });
  await plan('semi', { stage: 'semi', home: { from: 'group:A:1' }, away: { from: 'group:B:2' } });
  await plan('other', { stage: 'semi', home: { from: 'group:B:1' }, away: { from: 'group:A:2' } });
  await plan('third', {
    stage: 'third',
    home: { from: `loser:${matches.semi}` },
    away: { from: `loser:${matches.other}` },
  });
  await plan('final', {
    stage: 'final',
    home: { from: `winner:${matches.semi}` },
    away: { from: `winner:${matches.other}` },
  });
  return { slug: tournament, teams, matches };
}
