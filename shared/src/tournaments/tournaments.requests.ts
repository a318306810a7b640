import { About } from '../platform/checks/about.ts';
import { PictureRequest, RemovablePictureRequest } from '../files/files.requests.ts';
import {
  CalendarDate,
  Flag,
  Line,
  Nullable,
  OneOf,
  Optional,
  ReferenceTo,
  WallTime,
  WholeNumber,
} from '../platform/checks.ts';
import { EditionSlug, GroupLetter, HexColor, MatchSource } from './tournaments.checks.ts';
import { PitchCode, PitchCodes } from '../slots/slots.checks.ts';
import { Nested } from '../platform/nested.ts';
import {
  LineTextsRequest,
  PageTextsRequest,
  ParagraphTextsRequest,
} from '../platform/texts.requests.ts';
import { DRAW_GROUPS, type DrawGroups } from './draw.rules.ts';
import { type Stage, STAGES } from './tournaments.codes.ts';
import { partialOf } from '../platform/checks/partial-of.ts';

const MAX_TEAMS = 64;
const MAX_GOALS = 99;
const MAX_PITCHES = 20;
const MATCH_MINUTES = { min: 5, max: 120 };
const MAX_PAUSE_MINUTES = 60;

/** Body of `POST tournaments`; `file` contains the poster. */
export class CreateTournamentRequest extends PictureRequest {
  @EditionSlug() slug: string;
  @Nested(() => LineTextsRequest) title: LineTextsRequest;
  @About('Short public text.')
  @Nested(() => ParagraphTextsRequest)
  summary: ParagraphTextsRequest;
  @About('Rules of the tournament.')
  @Nullable()
  @Nested(() => PageTextsRequest)
  rules?: PageTextsRequest | null;
  @About('First day of the tournament.')
  @CalendarDate()
  from: string;
  @About('Last day of the tournament, included.')
  @CalendarDate()
  to: string;
  @About('Whether the page is reachable only by its token path; default false.')
  @Optional()
  @Flag()
  unlisted?: boolean;
  @About('Whether the site links to the tournament in its menu; at most one is featured.')
  @Optional()
  @Flag()
  featured?: boolean;
}

/** Body of `PUT tournaments/{id}`: the slug cannot change. A `file` replaces the poster. */
export class UpdateTournamentRequest extends partialOf(CreateTournamentRequest, {
  omit: ['slug'],
  base: RemovablePictureRequest,
  about: { unlisted: 'Whether the page is reachable only by its token path.' },
}) {}

/** Body of `POST teams`; `file` contains the crest. */
export class CreateTeamRequest extends PictureRequest {
  @EditionSlug() tournament: string;
  @Line(60) name: string;
  @About('Abbreviation of at most 4 characters.')
  @Line(4)
  shortName: string;
  @HexColor() color: string;
  @Nullable() @GroupLetter() group?: string | null;
  @About('The lot number that the team drew; default: the next number.')
  @Optional()
  @WholeNumber(1, MAX_TEAMS)
  position?: number;
}

/** Body of `PUT teams/{reference}`: all fields are optional. A `file` replaces the crest. */
export class UpdateTeamRequest extends partialOf(CreateTeamRequest, {
  omit: ['tournament'],
  base: RemovablePictureRequest,
  about: {
    group: 'Letter of the group, `A` to `Z`; null: none.',
    position: 'The lot number that the team drew.',
  },
}) {}

/**
 * A side of a match: `team` is a team that staff set, `from` is the result that determines the
 * team. If both fields are missing, the team is not determined.
 */
export class MatchSideRequest {
  @About('Reference of the team that staff set; null: not set.')
  @Nullable()
  @ReferenceTo('team')
  team?: string | null;
  @Nullable() @MatchSource() from?: string | null;
}

/**
 * Body of `PUT matches/{reference}`, which changes pitch, time, sides and result of a match. Null
 * removes a value; the stage cannot change.
 */
export class UpdateMatchRequest {
  @About('Number of the match within its stage.')
  @Optional()
  @WholeNumber(1, 1000)
  number?: number;
  @About('First side of the match.')
  @Optional()
  @Nested(() => MatchSideRequest)
  home?: MatchSideRequest;
  @About('Second side of the match.')
  @Optional()
  @Nested(() => MatchSideRequest)
  away?: MatchSideRequest;
  @Nullable() @CalendarDate() date?: string | null;
  @Nullable() @WallTime() startTime?: string | null;
  @Nullable() @WallTime() endTime?: string | null;
  @Nullable() @PitchCode() pitch?: string | null;
  @About('Goals of the first side; null removes the result.')
  @Nullable()
  @WholeNumber(0, MAX_GOALS)
  homeGoals?: number | null;
  @About('Goals of the second side; null removes the result.')
  @Nullable()
  @WholeNumber(0, MAX_GOALS)
  awayGoals?: number | null;
  @About('Goals of the first side in the penalty shoot-out.')
  @Nullable()
  @WholeNumber(0, MAX_GOALS)
  homePenalties?: number | null;
  @About('Goals of the second side in the penalty shoot-out.')
  @Nullable()
  @WholeNumber(0, MAX_GOALS)
  awayPenalties?: number | null;
}

/**
 * Body of `POST matches`, which creates a match; without `number`, the match gets the next number
 * of its stage.
 */
export class CreateMatchRequest {
  @EditionSlug() tournament: string;
  @About('`group` or a knockout stage; `third` is the match for third place.')
  @OneOf(STAGES)
  stage: Stage;
  @About('Letter of the group of a group match; null: none.')
  @Nullable()
  @GroupLetter()
  group?: string | null;
  @About('Number within the stage; default: the next one.')
  @Optional()
  @WholeNumber(1, 1000)
  number?: number;
  @About('First side of the match.')
  @Optional()
  @Nested(() => MatchSideRequest)
  home?: MatchSideRequest;
  @About('Second side of the match.')
  @Optional()
  @Nested(() => MatchSideRequest)
  away?: MatchSideRequest;
  @Nullable() @CalendarDate() date?: string | null;
  @Nullable() @WallTime() startTime?: string | null;
  @Nullable() @WallTime() endTime?: string | null;
  @Nullable() @PitchCode() pitch?: string | null;
}

/**
 * Body of `POST tournaments/{reference}/programme/draw`, which draws the teams into groups and
 * creates every match up to the final.
 */
export class DrawRequest {
  @About('Number of groups; the first two teams of each group advance.')
  @OneOf(DRAW_GROUPS)
  groups: DrawGroups;
}

/**
 * Body of `POST tournaments/{reference}/programme/plan`, which assigns times and pitches to all
 * matches that have no time.
 */
export class PlanRequest {
  @About('First day of the matches.')
  @CalendarDate()
  from: string;
  @About('Last day of the matches, included.')
  @CalendarDate()
  to: string;
  @About('Start of play on each day, `HH:mm`.')
  @WallTime()
  startTime: string;
  @About('End of play on each day, `HH:mm`; not after `startTime`: on the next morning.')
  @WallTime()
  endTime: string;
  @About('Length of a match in minutes.')
  @WholeNumber(MATCH_MINUTES.min, MATCH_MINUTES.max)
  matchMinutes: number;
  @About('Minimum number of minutes between two matches on a pitch, and of a team.')
  @WholeNumber(0, MAX_PAUSE_MINUTES)
  pauseMinutes: number;
  @About('Codes of the pitches, in order of preference.')
  @PitchCodes(MAX_PITCHES)
  pitches: string[];
}
