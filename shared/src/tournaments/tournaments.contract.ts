import { image } from '../files/files.contract.ts';
import {
  about,
  array,
  date,
  flag,
  integer,
  nullable,
  object,
  oneOf,
  reference,
  text,
  time,
  type TypeOf,
} from '../platform/schema.ts';
import { content, type WithTexts } from '../platform/texts.contract.ts';
import { type KnockOutStage, STAGES, TOURNAMENT_STATES } from './tournaments.codes.ts';

const KNOCK_OUT = STAGES.filter((stage): stage is KnockOutStage => stage !== 'group');

const summaryFields = {
  id: about('The slug of the edition, such as `2025/may`.', text()),
  reference: text(),
  title: content,
  summary: content,
  from: date(),
  to: date(),
  state: oneOf(TOURNAMENT_STATES),
  poster: nullable(image),
  path: about(
    "Path of the tournament's page without the language prefix: " +
      '`/tournament/2025/may`, or a path with a token for an unlisted edition.',
    text(),
  ),
  teamCount: integer(),
  winner: about('Name of the winning team; null until the final is decided.', nullable(text())),
  unlisted: flag(),
  featured: flag(),
};
const ofStaff = ['unlisted', 'featured'] as const;

export const tournamentSummary = object('TournamentSummary', summaryFields, ofStaff);
/** Summary of a tournament. Only staff receive `unlisted` and `featured`. */
export type TournamentSummary<Text = string> = WithTexts<TypeOf<typeof tournamentSummary>, Text>;
/** Summary of a tournament in the list for staff, which also contains unlisted editions. */
export type StaffTournamentSummary<Text = string> = Required<TournamentSummary<Text>>;

const teamFields = {
  id: reference('team'),
  reference: reference('team'),
  name: text(),
  shortName: text(),
  color: text(),
  crest: nullable(image),
  group: nullable(text()),
};

const team = object('Team', teamFields);
export type TeamAnswer = TypeOf<typeof team>;

export const staffTeam = object('StaffTeam', {
  ...teamFields,
  tournament: about("Slug of the team's tournament.", text()),
  position: about(
    'The lot number that the team drew; the lot decides between teams that are level in all ' +
      'criteria.',
    integer(),
  ),
});
/** A team as staff receive it, with its tournament and lot. */
export type StaffTeamAnswer = TypeOf<typeof staffTeam>;

const standing = object('GroupStanding', {
  rank: integer(),
  team: about('Reference of the team in this row.', reference('team')),
  played: integer(),
  won: integer(),
  drawn: integer(),
  lost: integer(),
  goalsFor: integer(),
  goalsAgainst: integer(),
  goalDifference: integer(),
  points: integer(),
});
/** A row of a group's table, computed from the results of the matches. */
export type Standing = TypeOf<typeof standing>;

const side = object('MatchSide', {
  team: nullable(reference('team')),
  from: about(
    'Result that determines the team: `group:A:1` (first of group A), or `winner:MT-…` or ' +
      '`loser:MT-…` of the match with this reference. Null if staff set the team.',
    nullable(text()),
  ),
});
/**
 * A side of a match. `team` is null until the team is determined; `from` names the result that
 * determines it, such as the winner of another match.
 */
export type MatchSide = TypeOf<typeof side>;

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

const match = object('Match', matchFields);
export type MatchAnswer = TypeOf<typeof match>;

export const staffMatch = object('StaffMatch', {
  ...matchFields,
  tournament: about("Slug of the match's tournament.", text()),
});
/** A match as staff receive it, with its tournament. */
export type StaffMatchAnswer = TypeOf<typeof staffMatch>;

export const tournament = object(
  'Tournament',
  {
    ...summaryFields,
    rules: nullable(content),
    teams: array(team),
    groups: array(object('Group', { code: text(), standings: array(standing) })),
    matches: array(match),
    bracket: about(
      'Knockout stages of the tournament in the order of play, with the references of their ' +
        'matches in the order of their numbers.',
      array(
        object('BracketStage', {
          stage: oneOf(KNOCK_OUT),
          matches: array(reference('match')),
        }),
      ),
    ),
  },
  ofStaff,
);
export type TournamentAnswer<Text = string> = WithTexts<TypeOf<typeof tournament>, Text>;
/** A tournament as staff receive it; `path` is the link to share, also for an unlisted edition. */
export type StaffTournamentAnswer<Text = string> = Required<TournamentAnswer<Text>>;
