import { image } from '../files/files.contract.ts';
import {
  about,
  array,
  date,
  editionSlug,
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
  id: editionSlug(),
  reference: editionSlug(),
  title: content,
  summary: about('Short public text.', content),
  from: about('First day of the tournament.', date()),
  to: about('Last day of the tournament, included.', date()),
  state: about(
    '`finished` after the last day, or once the final is won.',
    oneOf(TOURNAMENT_STATES),
  ),
  poster: about('Poster of the tournament; null: none.', nullable(image)),
  path: about(
    "Path of the tournament's page without the language prefix: " +
      '`/tournament/2025/may`, or a path with a token for an unlisted edition.',
    text(),
  ),
  teamCount: about('Number of teams.', integer()),
  winner: about('Name of the winning team; null until the final is decided.', nullable(text())),
  unlisted: about('Whether the page is reachable only by its token path; only for staff.', flag()),
  featured: about('Whether the site links to the tournament in its menu; only for staff.', flag()),
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
  shortName: about('Abbreviation of at most 4 characters.', text()),
  color: about('Colour of the team, `#rrggbb`.', text()),
  crest: about('Crest of the team; null: none.', nullable(image)),
  group: about('Letter of the group; null: none.', nullable(text())),
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
  rank: about('Rank in the group, from 1.', integer()),
  team: about('Reference of the team in this row.', reference('team')),
  played: about('Number of played matches.', integer()),
  won: about('Number of won matches.', integer()),
  drawn: about('Number of drawn matches.', integer()),
  lost: about('Number of lost matches.', integer()),
  goalsFor: about('Number of scored goals.', integer()),
  goalsAgainst: about('Number of conceded goals.', integer()),
  goalDifference: about('Scored goals less conceded goals.', integer()),
  points: about('Number of points.', integer()),
});
/** A row of a group's table, computed from the results of the matches. */
export type Standing = TypeOf<typeof standing>;

const side = object('MatchSide', {
  team: about('Reference of the team; null until it is determined.', nullable(reference('team'))),
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
  stage: about('`group` or a knockout stage; `third` is the match for third place.', oneOf(STAGES)),
  group: about('Letter of the group; null: none.', nullable(text())),
  number: about('Number of the match within its stage, from 1.', integer()),
  home: about('First side of the match.', side),
  away: about('Second side of the match.', side),
  date: about('Calendar date of the start, `YYYY-MM-DD`; null: not planned.', nullable(date())),
  startTime: about('Local time of the start, `HH:mm`; null: not planned.', nullable(time())),
  endTime: about('Local time of the end, `HH:mm`; null: not planned.', nullable(time())),
  pitch: about('Code of the pitch; null: not planned.', nullable(text())),
  homeGoals: about('Goals of the first side; null until played.', nullable(integer())),
  awayGoals: about('Goals of the second side; null until played.', nullable(integer())),
  homePenalties: about(
    'Goals of the first side in the penalty shoot-out; null: none.',
    nullable(integer()),
  ),
  awayPenalties: about(
    'Goals of the second side in the penalty shoot-out; null: none.',
    nullable(integer()),
  ),
  played: about('Whether the match has a result.', flag()),
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
    rules: about('Rules of the tournament; null: none.', nullable(content)),
    teams: about('Teams of the tournament.', array(team)),
    groups: about(
      'Group tables.',
      array(
        object('Group', {
          code: about('Letter of the group.', text()),
          standings: about('Rows of the table, first rank first.', array(standing)),
        }),
      ),
    ),
    matches: about('All matches in the order of play.', array(match)),
    bracket: about(
      'Knockout stages of the tournament in the order of play, with the references of their ' +
        'matches in the order of their numbers.',
      array(
        object('BracketStage', {
          stage: about('Knockout stage; `third` is the match for third place.', oneOf(KNOCK_OUT)),
          matches: about(
            'References of the matches in the order of their numbers.',
            array(reference('match')),
          ),
        }),
      ),
    ),
  },
  ofStaff,
);
export type TournamentAnswer<Text = string> = WithTexts<TypeOf<typeof tournament>, Text>;
/** A tournament as staff receive it; `path` is the link to share, also for an unlisted edition. */
export type StaffTournamentAnswer<Text = string> = Required<TournamentAnswer<Text>>;
