import { About } from '../platform/checks/about.ts';
import { PictureRequest, RemovablePictureRequest } from '../files/files.requests.ts';
import {
  CalendarDate,
  EditionSlug,
  Flag,
  GroupLetter,
  HexColor,
  Line,
  MatchSource,
  Nullable,
  OneOf,
  Optional,
  PitchCode,
  PitchCodes,
  ReferenceTo,
  WallTime,
  WholeNumber,
} from '../platform/checks.ts';
import { Nested } from '../platform/nested.ts';
import {
  LineTextsRequest,
  PageTextsRequest,
  ParagraphTextsRequest,
} from '../platform/texts.requests.ts';
import { DRAW_GROUPS, type DrawGroups } from './draw.rules.ts';
import { type Stage, STAGES } from './tournaments.codes.ts';

const MAX_TEAMS = 64;
const MAX_GOALS = 99;
const MAX_PITCHES = 20;
const MATCH_MINUTES = { min: 5, max: 120 };
const MAX_PAUSE_MINUTES = 60;

/** Body of `POST tournaments`; `file` contains the poster. */
export class CreateTournamentRequest extends PictureRequest {
  @EditionSlug() slug: string;
  @Nested(() => LineTextsRequest) title: LineTextsRequest;
  @Nested(() => ParagraphTextsRequest) summary: ParagraphTextsRequest;
  @Nullable() @Nested(() => PageTextsRequest) rules?: PageTextsRequest | null;
  @CalendarDate() from: string;
  @CalendarDate() to: string;
  @Optional() @Flag() unlisted?: boolean;
  @Optional() @Flag() featured?: boolean;
}

/** Body of `PUT tournaments/{id}`: the slug cannot change. A `file` replaces the poster. */
export class UpdateTournamentRequest extends RemovablePictureRequest {
  @Optional() @Nested(() => LineTextsRequest) title?: LineTextsRequest;
  @Optional() @Nested(() => ParagraphTextsRequest) summary?: ParagraphTextsRequest;
  @Nullable() @Nested(() => PageTextsRequest) rules?: PageTextsRequest | null;
  @Optional() @CalendarDate() from?: string;
  @Optional() @CalendarDate() to?: string;
  @Optional() @Flag() unlisted?: boolean;
  @Optional() @Flag() featured?: boolean;
}

/** Body of `PUT teams/{reference}`: all fields are optional. A `file` replaces the crest. */
export class UpdateTeamRequest extends RemovablePictureRequest {
  @Optional() @Line(60) name?: string;
  @Optional() @Line(4) shortName?: string;
  @Optional() @HexColor() color?: string;
  @Nullable() @GroupLetter() group?: string | null;
  @About('The lot number that the team drew.')
  @Optional()
  @WholeNumber(1, MAX_TEAMS)
  position?: number;
}

/** Body of `POST teams`; `file` contains the crest. */
export class CreateTeamRequest extends PictureRequest {
  @EditionSlug() tournament: string;
  @Line(60) name: string;
  @Line(4) shortName: string;
  @HexColor() color: string;
  @Nullable() @GroupLetter() group?: string | null;
  @Optional() @WholeNumber(1, MAX_TEAMS) position?: number;
}

/**
 * A side of a match: `team` is a team that staff set, `from` is the result that determines the
 * team. If both fields are missing, the team is not determined.
 */
export class MatchSideRequest {
  @Nullable() @ReferenceTo('team') team?: string | null;
  @Nullable() @MatchSource() from?: string | null;
}

/**
 * Body of `PUT matches/{reference}`, which changes pitch, time, sides and result of a match. Null
 * removes a value; the stage cannot change.
 */
export class UpdateMatchRequest {
  @Optional() @WholeNumber(1, 1000) number?: number;
  @Optional() @Nested(() => MatchSideRequest) home?: MatchSideRequest;
  @Optional() @Nested(() => MatchSideRequest) away?: MatchSideRequest;
  @Nullable() @CalendarDate() date?: string | null;
  @Nullable() @WallTime() startTime?: string | null;
  @Nullable() @WallTime() endTime?: string | null;
  @Nullable() @PitchCode() pitch?: string | null;
  @Nullable() @WholeNumber(0, MAX_GOALS) homeGoals?: number | null;
  @Nullable() @WholeNumber(0, MAX_GOALS) awayGoals?: number | null;
  @Nullable() @WholeNumber(0, MAX_GOALS) homePenalties?: number | null;
  @Nullable() @WholeNumber(0, MAX_GOALS) awayPenalties?: number | null;
}

/**
 * Body of `POST matches`, which creates a match; without `number`, the match gets the next number
 * of its stage.
 */
export class CreateMatchRequest {
  @EditionSlug() tournament: string;
  @OneOf(STAGES) stage: Stage;
  @Nullable() @GroupLetter() group?: string | null;
  @Optional() @WholeNumber(1, 1000) number?: number;
  @Optional() @Nested(() => MatchSideRequest) home?: MatchSideRequest;
  @Optional() @Nested(() => MatchSideRequest) away?: MatchSideRequest;
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
  @OneOf(DRAW_GROUPS) groups: DrawGroups;
}

/**
 * Body of `POST tournaments/{reference}/programme/plan`, which assigns times and pitches to all
 * matches that have no time.
 */
export class PlanRequest {
  @CalendarDate() from: string;
  @CalendarDate() to: string;
  @WallTime() startTime: string;
  @WallTime() endTime: string;
  @WholeNumber(MATCH_MINUTES.min, MATCH_MINUTES.max) matchMinutes: number;
  @WholeNumber(0, MAX_PAUSE_MINUTES) pauseMinutes: number;
  @About('Codes of the pitches, in order of preference.')
  @PitchCodes(MAX_PITCHES)
  pitches: string[];
}
