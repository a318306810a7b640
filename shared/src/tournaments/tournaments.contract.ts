import type { ImageAnswer } from '../files/files.contract.ts';
import type { KnockOutStage, Stage, TournamentState } from './tournaments.codes.ts';

export interface TournamentSummary<Text = string> {
  /** The slug of the edition, such as `2025/may`. */
  id: string;
  reference: string;
  title: Text;
  summary: Text;
  from: string;
  to: string;
  state: TournamentState;
  poster: ImageAnswer | null;
  /**
   * Path of the tournament's page without the language prefix: `/tournament/2025/may`, or a path
   * with a token for an unlisted edition.
   */
  path: string;
  teamCount: number;
  /** Name of the winning team; null until the final is decided. */
  winner: string | null;
}

/** Summary of a tournament in the list for staff, which also contains unlisted editions. */
export interface StaffTournamentSummary<Text = string> extends TournamentSummary<Text> {
  unlisted: boolean;
  featured: boolean;
}

export interface TeamAnswer {
  id: string;
  reference: string;
  name: string;
  /** Abbreviation of the name in up to four letters, for narrow layouts. */
  shortName: string;
  /** Colour of the team's shirt, `#rrggbb`. */
  color: string;
  crest: ImageAnswer | null;
  /** Code of the team's group, such as `A`. */
  group: string | null;
}

/** A row of a group's table, computed from the results of the matches. */
export interface Standing {
  rank: number;
  /** Reference of the team in this row. */
  team: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goalsFor: number;
  goalsAgainst: number;
  goalDifference: number;
  points: number;
}

/**
 * A side of a match. `team` is null until the team is determined; `from` names the result that
 * determines it, such as the winner of another match.
 */
export interface MatchSide {
  team: string | null;
  /**
   * Result that determines the team: `group:A:1` (first of group A), or `winner:MT-…` or
   * `loser:MT-…` of the match with this reference. Null if staff set the team.
   */
  from: string | null;
}

export interface MatchAnswer {
  id: string;
  reference: string;
  stage: Stage;
  group: string | null;
  /**
   * Number of the match within its stage, counted from 1; it defines the position in the bracket.
   */
  number: number;
  home: MatchSide;
  away: MatchSide;
  date: string | null;
  startTime: string | null;
  endTime: string | null;
  pitch: string | null;
  homeGoals: number | null;
  awayGoals: number | null;
  /** Goals of the penalty shoot-out, only for a knockout match that ended level. */
  homePenalties: number | null;
  awayPenalties: number | null;
  played: boolean;
}

export interface TournamentAnswer<Text = string> extends TournamentSummary<Text> {
  rules: Text | null;
  teams: TeamAnswer[];
  groups: { code: string; standings: Standing[] }[];
  matches: MatchAnswer[];
  /**
   * Knockout stages of the tournament in the order of play, with the references of their matches in
   * the order of their numbers.
   */
  bracket: { stage: KnockOutStage; matches: string[] }[];
}

/** A tournament as staff receive it; `path` is the link to share, also for an unlisted edition. */
export interface StaffTournamentAnswer<Text = string> extends TournamentAnswer<Text> {
  unlisted: boolean;
  featured: boolean;
}

/** A team as staff receive it, with its tournament and lot. */
export interface StaffTeamAnswer extends TeamAnswer {
  /** Slug of the team's tournament. */
  tournament: string;
  /**
   * The lot number that the team drew; the lot decides between teams that are level in all
   * criteria.
   */
  position: number;
}

/** A match as staff receive it, with its tournament. */
export interface StaffMatchAnswer extends MatchAnswer {
  /** Slug of the match's tournament. */
  tournament: string;
}
