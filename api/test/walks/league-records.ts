import { posted } from './owners.ts';
import type { Stage } from './stage.ts';

const TEXTS = { fr: 'Coupe', en: 'Cup', ar: 'كأس' };

/** A season before any bookable date, because other records need its pitch. */
export const SEASON = { name: TEXTS, from: '2026-11-21', to: '2026-11-21' };

/**
 * A child of seven at the start of that season, with a guardian of its own, because pending
 * registrations per guardian are limited.
 */
export const childOf = (
  { world }: Stage,
  session: string,
  family = world.next(),
): Record<string, unknown> => ({
  child: { name: 'Tazi', firstName: 'Adam', birthDate: '2019-03-02' },
  guardian: {
    fullName: 'Salma Tazi',
    phone: `+2127${String(10_000_000 + family)}`,
    email: `salma${family}@five.test`,
  },
  session,
  kitSize: '8',
  acceptConditions: true,
});

export const newTournament = (stage: Stage) =>
  posted(stage, 'tournaments', {
    slug: `2026/coupe-${stage.world.next()}`,
    title: TEXTS,
    summary: TEXTS,
    from: '2026-12-05',
    to: '2026-12-06',
  });

export async function newToken(stage: Stage): Promise<string> {
  const [row] = await stage.world.sql<{ token: string }>(
    'update tournaments set unlisted = true where slug = $1 returning token',
    [await newTournament(stage)],
  );
  return row?.token ?? '';
}

export const newTeam = (stage: Stage, tournament: string) =>
  posted(stage, 'teams', {
    tournament,
    name: `Équipe ${stage.world.next()}`,
    shortName: 'EQ',
    color: '#0a8f3c',
  });

export async function newMatch(stage: Stage): Promise<string> {
  const tournament = await newTournament(stage);
  const [home, away] = [await newTeam(stage, tournament), await newTeam(stage, tournament)];
  return posted(stage, 'matches', {
    tournament,
    stage: 'final',
    home: { team: home },
    away: { team: away },
  });
}

export async function tournamentWithTeams(stage: Stage): Promise<string> {
  const tournament = await newTournament(stage);
  for (let team = 0; team < 3; team++) await newTeam(stage, tournament);
  return tournament;
}

/** In a past season, with a day on 18 November. */
export const sessionThatWas = (stage: Stage): Promise<string> =>
  newSessionOfAcademy(stage, { ...SEASON, from: '2026-11-02', to: '2026-11-20' });

export async function newSessionOfAcademy(
  stage: Stage,
  dates: Record<string, unknown> = SEASON,
): Promise<string> {
  const season = await posted(stage, 'academy_seasons', dates);
  return posted(stage, 'academy_sessions', {
    season,
    name: TEXTS,
    weekday: 3,
    startTime: '17:00',
    endTime: '18:30',
    pitch: 'P3',
    minAge: 5,
    maxAge: 12,
    capacity: 20,
  });
}
