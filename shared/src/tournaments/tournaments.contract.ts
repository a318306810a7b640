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
  /** Path of its page without language: `/tournament/2025/may`, or by token for an unlisted one. */
  path: string;
  teamCount: number;
  /** The winner's name once the final is played. */
  winner: string | null;
}

/** The list never holds an unlisted one, unless the desk asks. */
export interface StaffTournamentSummary<Text = string> extends TournamentSummary<Text> {
  unlisted: boolean;
  featured: boolean;
}

export interface TeamAnswer {
  id: string;
  reference: string;
  name: string;
  /** Three or four letters for tight places. */
  shortName: string;
  /** `#rrggbb` of its shirt. */
  color: string;
  crest: ImageAnswer | null;
  /** Its group's code, such as `A`. */
  group: string | null;
}

/** A line of a group's table, computed from results. */
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

/** Who plays: a team, or where it will come from (`A1`, winner of a match) until that is known. */
export interface MatchSide {
  team: string | null;
  /** `group:A:1`, `winner:MT-…` or `loser:MT-…`; null when drawn by hand. */
  from: string | null;
}

export interface MatchAnswer {
  id: string;
  reference: string;
  stage: Stage;
  group: string | null;
  /** Running number within its stage, from 1: the place in the bracket. */
  number: number;
  home: MatchSide;
  away: MatchSide;
  date: string | null;
  startTime: string | null;
  endTime: string | null;
  pitch: string | null;
  homeGoals: number | null;
  awayGoals: number | null;
  /** Only where a knock-out match was level. */
  homePenalties: number | null;
  awayPenalties: number | null;
  played: boolean;
}

export interface TournamentAnswer<Text = string> extends TournamentSummary<Text> {
  rules: Text | null;
  teams: TeamAnswer[];
  groups: { code: string; standings: Standing[] }[];
  matches: MatchAnswer[];
  /** The knock-out stages that it has, in the order they are played. */
  bracket: { stage: KnockOutStage; matches: string[] }[];
}
