import type { ImageAnswer } from '../files/files.contract.ts';
import type { KnockOutStage, Stage, TournamentState } from './tournaments.codes.ts';

export interface TournamentSummary<Text = string> {
  /** The slug, such as `2025/may`. */
  id: string;
  reference: string;
  title: Text;
  summary: Text;
  from: string;
  to: string;
  state: TournamentState;
  poster: ImageAnswer | null;
  /**
   * Path of the tournament's page without language: `/tournament/2025/may`, or a path with a token
   * for an unlisted edition.
   */
  path: string;
  teamCount: number;
  /** Name of the winner after the final. */
  winner: string | null;
}

/** The list contains unlisted editions only for staff. */
export interface StaffTournamentSummary<Text = string> extends TournamentSummary<Text> {
  unlisted: boolean;
  featured: boolean;
}

export interface TeamAnswer {
  id: string;
  reference: string;
  name: string;
  /** Three or four letters, for narrow layouts. */
  shortName: string;
  /** Colour of the team's shirt, `#rrggbb`. */
  color: string;
  crest: ImageAnswer | null;
  /** Code of the team's group, such as `A`. */
  group: string | null;
}

/** A row of a group's table, computed from results. */
export interface Standing {
  rank: number;
  /** The team's reference. */
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

/** A team, or its source (`A1`, winner of a match) until it is known. */
export interface MatchSide {
  team: string | null;
  /** `group:A:1`, `winner:MT-…` or `loser:MT-…`; null if set by hand. */
  from: string | null;
}

export interface MatchAnswer {
  id: string;
  reference: string;
  stage: Stage;
  group: string | null;
  /** Number within its stage, from 1: the position in the bracket. */
  number: number;
  home: MatchSide;
  away: MatchSide;
  date: string | null;
  startTime: string | null;
  endTime: string | null;
  pitch: string | null;
  homeGoals: number | null;
  awayGoals: number | null;
  /** Only for a knockout match that ended level. */
  homePenalties: number | null;
  awayPenalties: number | null;
  played: boolean;
}

export interface TournamentAnswer<Text = string> extends TournamentSummary<Text> {
  rules: Text | null;
  teams: TeamAnswer[];
  groups: { code: string; standings: Standing[] }[];
  matches: MatchAnswer[];
  /** Its knockout stages in the order of play. */
  bracket: { stage: KnockOutStage; matches: string[] }[];
}

/** An edition for staff; `path` is the link to share. */
export interface StaffTournamentAnswer<Text = string> extends TournamentAnswer<Text> {
  unlisted: boolean;
  featured: boolean;
}

/** A single team for staff. */
export interface StaffTeamAnswer extends TeamAnswer {
  /** The tournament's slug. */
  tournament: string;
  /** The lot that the team drew, which decides between teams that are level in all criteria. */
  position: number;
}

/** A single match for staff. */
export interface StaffMatchAnswer extends MatchAnswer {
  /** The tournament's slug. */
  tournament: string;
}
