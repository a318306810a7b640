import { image } from '../files/files.schemas.ts';
import type { Texts } from '../locales/locale.ts';
import {
  array,
  date,
  flag,
  integer,
  nullable,
  object,
  oneOf,
  reference,
  type Schema,
  text,
  time,
} from '../platform/schema.ts';
import { content } from '../platform/texts.schemas.ts';
import { type KnockOutStage, STAGES, TOURNAMENT_STATES } from './tournaments.codes.ts';
import type {
  MatchAnswer,
  MatchSide,
  StaffMatchAnswer,
  StaffTeamAnswer,
  StaffTournamentAnswer,
  StaffTournamentSummary,
  Standing,
  TeamAnswer,
} from './tournaments.contract.ts';

type Content = string | Texts;
/**
 * A tournament summary as the API returns it to any caller. The fields `unlisted` and `featured`
 * are present only for staff.
 */
type Summary = Omit<StaffTournamentSummary<Content>, 'unlisted' | 'featured'> &
  Partial<Pick<StaffTournamentSummary, 'unlisted' | 'featured'>>;
type Tournament = Omit<StaffTournamentAnswer<Content>, 'unlisted' | 'featured'> &
  Partial<Pick<StaffTournamentSummary, 'unlisted' | 'featured'>>;

const KNOCK_OUT = STAGES.filter((stage): stage is KnockOutStage => stage !== 'group');

const summaryFields = {
  id: text(),
  reference: text(),
  title: content,
  summary: content,
  from: date(),
  to: date(),
  state: oneOf(TOURNAMENT_STATES),
  poster: nullable(image),
  path: text(),
  teamCount: integer(),
  winner: nullable(text()),
  unlisted: flag(),
  featured: flag(),
};
const ofStaff = ['unlisted', 'featured'] as const;

export const tournamentSummary: Schema<Summary> = object<Summary>(
  'TournamentSummary',
  summaryFields,
  ofStaff,
);

const teamFields = {
  id: reference('team'),
  reference: reference('team'),
  name: text(),
  shortName: text(),
  color: text(),
  crest: nullable(image),
  group: nullable(text()),
};

const team: Schema<TeamAnswer> = object<TeamAnswer>('Team', teamFields);

export const staffTeam: Schema<StaffTeamAnswer> = object<StaffTeamAnswer>('StaffTeam', {
  ...teamFields,
  tournament: text(),
  position: integer(),
});

const standing: Schema<Standing> = object<Standing>('GroupStanding', {
  rank: integer(),
  team: reference('team'),
  played: integer(),
  won: integer(),
  drawn: integer(),
  lost: integer(),
  goalsFor: integer(),
  goalsAgainst: integer(),
  goalDifference: integer(),
  points: integer(),
});

const side: Schema<MatchSide> = object<MatchSide>('MatchSide', {
  team: nullable(reference('team')),
  from: nullable(text()),
});

const matchFields = {
  id: reference('match'),
  reference: reference('match'),
  stage: oneOf(STAGES),
  group: nullable(text()),
  number: integer(),
  home: side,
  away: side,
  date: nullable(date()),
  startTime: nullable(time()),
  endTime: nullable(time()),
  pitch: nullable(text()),
  homeGoals: nullable(integer()),
  awayGoals: nullable(integer()),
  homePenalties: nullable(integer()),
  awayPenalties: nullable(integer()),
  played: flag(),
};

const match: Schema<MatchAnswer> = object<MatchAnswer>('Match', matchFields);

export const staffMatch: Schema<StaffMatchAnswer> = object<StaffMatchAnswer>('StaffMatch', {
  ...matchFields,
  tournament: text(),
});

export const tournament: Schema<Tournament> = object<Tournament>(
  'Tournament',
  {
    ...summaryFields,
    rules: nullable(content),
    teams: array(team),
    groups: array(
      object<Tournament['groups'][number]>('Group', { code: text(), standings: array(standing) }),
    ),
    matches: array(match),
    bracket: array(
      object<Tournament['bracket'][number]>('BracketStage', {
        stage: oneOf(KNOCK_OUT),
        matches: array(reference('match')),
      }),
    ),
  },
  ofStaff,
);
