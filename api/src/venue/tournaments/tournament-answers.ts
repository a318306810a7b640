import {
  bracketOf,
  groupsOf,
  isPlayed,
  type Sides,
  sidesOf,
  tournamentState,
  winnerOfTournament,
} from '@five/shared/tournaments/bracket.rules';
import type {
  MatchAnswer,
  StaffTournamentAnswer,
  StaffTournamentSummary,
  TeamAnswer,
  TournamentAnswer,
  TournamentSummary,
} from '@five/shared/tournaments/tournaments.contract';
import type { ContentViewer } from '../../platform/content/content-viewer.ts';
import { imageAnswer } from '../../platform/files/image-answer.ts';
import type { LocalizedText } from '../../platform/texts/content-language.ts';
import type { MatchRow, TeamRow, TournamentRow } from './tournament-row.ts';

/** The reader of the response, and the current date at the venue. */
export interface Viewer extends ContentViewer {
  today: string;
}

type Summary = TournamentSummary<LocalizedText> | StaffTournamentSummary<LocalizedText>;
type Whole = TournamentAnswer<LocalizedText> | StaffTournamentAnswer<LocalizedText>;

/** Path of a tournament's page, without the language prefix. */
export const pathOf = ({
  unlisted,
  token,
  slug,
}: Pick<TournamentRow, 'unlisted' | 'token' | 'slug'>): string =>
  `/tournament/${unlisted ? `t/${token}` : slug}`;

export function summaryAnswer(
  row: TournamentRow,
  { language: reader, staff, today }: Viewer,
): Summary {
  const { slug, title, summary, from, to, poster, teams, unlisted, featured } = row;
  const winner = winnerOfTournament(row);
  return {
    id: slug,
    reference: slug,
    title: reader.text(title),
    summary: reader.text(summary),
    from,
    to,
    state: tournamentState({ from, to, winner }, today),
    poster: imageAnswer(poster),
    path: pathOf(row),
    teamCount: teams.length,
    winner: teams.find(({ reference }) => reference === winner)?.name ?? null,
    ...(staff && { unlisted, featured }),
  };
}

export function tournamentAnswer(row: TournamentRow, viewer: Viewer): Whole {
  const sides = sidesOf(row);
  return {
    ...summaryAnswer(row, viewer),
    rules: row.rules && viewer.language.text(row.rules),
    teams: row.teams.map(teamAnswer),
    groups: groupsOf(row),
    matches: row.matches.map((match) => matchAnswer(match, sides)),
    bracket: bracketOf(row.matches),
  };
}

export function teamAnswer({
  reference,
  name,
  shortName,
  color,
  crest,
  group,
}: TeamRow): TeamAnswer {
  return { id: reference, reference, name, shortName, color, crest: imageAnswer(crest), group };
}

/** Returns a match for a response, with the teams that are known from results so far. */
export function matchAnswer(match: MatchRow, sides: ReadonlyMap<string, Sides>): MatchAnswer {
  const {
    reference,
    stage,
    group,
    number,
    home,
    away,
    date,
    startTime,
    endTime,
    pitch,
    homeGoals,
    awayGoals,
    homePenalties,
    awayPenalties,
  } = match;
  const known = sides.get(reference);
  return {
    id: reference,
    reference,
    stage,
    group,
    number,
    home: { team: known?.home ?? null, from: home.from },
    away: { team: known?.away ?? null, from: away.from },
    date,
    startTime,
    endTime,
    pitch,
    homeGoals,
    awayGoals,
    homePenalties,
    awayPenalties,
    played: isPlayed(match),
  };
}
