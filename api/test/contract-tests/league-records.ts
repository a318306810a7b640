import { posted } from './owners.ts';
import type { TestServer } from './test-server.ts';

const TEXTS = { fr: 'Coupe', en: 'Cup', ar: 'كأس' };

/**
 * A season that ends before the first bookable date, because other records need the pitch on
 * bookable dates.
 */
export const SEASON = { name: TEXTS, from: '2026-11-21', to: '2026-11-21' };

/**
 * A registration for a child of seven at the start of `SEASON`. Each child has a different
 * guardian, because pending registrations per guardian are limited.
 */
export const childOf = (
  { world }: TestServer,
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

export const newTournament = (server: TestServer) =>
  posted(server, 'tournaments', {
    slug: `2026/coupe-${server.world.next()}`,
    title: TEXTS,
    summary: TEXTS,
    from: '2026-12-05',
    to: '2026-12-06',
  });

export async function newToken(server: TestServer): Promise<string> {
  const [row] = await server.world.sql<{ token: string }>(
    'update tournaments set unlisted = true where slug = $1 returning token',
    [await newTournament(server)],
  );
  return row?.token ?? '';
}

export const newTeam = (server: TestServer, tournament: string) =>
  posted(server, 'teams', {
    tournament,
    name: `Équipe ${server.world.next()}`,
    shortName: 'EQ',
    color: '#0a8f3c',
  });

export async function newMatch(server: TestServer): Promise<string> {
  const tournament = await newTournament(server);
  const [home, away] = [await newTeam(server, tournament), await newTeam(server, tournament)];
  return posted(server, 'tournament_matches', {
    tournament,
    stage: 'final',
    home: { team: home },
    away: { team: away },
  });
}

export async function tournamentWithTeams(server: TestServer): Promise<string> {
  const tournament = await newTournament(server);
  for (let team = 0; team < 3; team++) await newTeam(server, tournament);
  return tournament;
}

/** A session in a past season, one of whose days is 18 November 2026. */
export const pastSession = (server: TestServer): Promise<string> =>
  newSessionOfAcademy(server, { ...SEASON, from: '2026-11-02', to: '2026-11-20' });

export async function newSessionOfAcademy(
  server: TestServer,
  dates: Record<string, unknown> = SEASON,
): Promise<string> {
  const season = await posted(server, 'academy_seasons', dates);
  return posted(server, 'academy_sessions', {
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
