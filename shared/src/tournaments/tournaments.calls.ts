import { calls, listOf, writeResult } from '../platform/call.ts';
import { TEXTS_QUERY } from '../platform/texts.contract.ts';
import { staffMatch, staffTeam, tournament, tournamentSummary } from './tournaments.contract.ts';
import {
  CreateMatchRequest,
  CreateTeamRequest,
  CreateTournamentRequest,
  DrawRequest,
  PlanRequest,
  UpdateMatchRequest,
  UpdateTeamRequest,
  UpdateTournamentRequest,
} from './tournaments.requests.ts';

const TOURNAMENT_LIST = {
  filter: ['unlisted', 'featured', 'from', 'to'],
  sort: ['id', 'reference', 'title', 'from', 'to', 'unlisted', 'featured'],
} as const;
const TEAM_LIST = {
  filter: ['tournament', 'group'],
  sort: ['id', 'reference', 'name', 'shortName', 'group', 'position', 'tournament'],
} as const;
const MATCH_LIST = {
  filter: ['tournament', 'stage', 'group', 'date', 'from', 'to', 'pitch', 'played'],
  sort: ['id', 'reference', 'tournament', 'stage', 'group', 'number', 'date', 'startTime', 'pitch'],
} as const;
const MATCH_ERRORS = [
  'REFERENCE_UNKNOWN',
  'BOOKING_PITCH_UNKNOWN',
  'MATCH_SHAPE',
  'MATCH_SIDE',
  'MATCH_NUMBER_TAKEN',
  'MATCH_SLOT_TAKEN',
] as const;

export const TOURNAMENTS_CALLS = calls({
  'GET tournaments': {
    permission: 'tournaments.read',
    summary:
      'The editions, the latest first; the unlisted ones for the desk that asks for all texts.',
    answer: listOf(tournamentSummary),
    list: TOURNAMENT_LIST,
    query: TEXTS_QUERY,
  },
  'GET tournaments/{id}': {
    permission: 'tournaments.read',
    summary: 'One edition by its slug, its slash written as `%2F`.',
    answer: tournament,
    query: TEXTS_QUERY,
    parameter: 'Slug of the edition, its slash written as `%2F`.',
  },
  'GET tournaments/{year}/{name}': {
    id: 'getTournamentByPath',
    permission: 'tournaments.read',
    summary:
      'One edition: groups with their tables, matches, bracket. An unlisted one for the desk ' +
      'alone.',
    answer: tournament,
    query: TEXTS_QUERY,
  },
  'GET tournaments/by-token/{token}': {
    id: 'getTournamentByToken',
    permission: 'tournaments.read',
    summary: 'An edition by the link that was given out.',
    answer: tournament,
    query: TEXTS_QUERY,
  },
  'POST tournaments': {
    permission: 'tournaments.create',
    body: CreateTournamentRequest,
    form: { file: true },
    summary: 'A new edition.',
    answer: writeResult('TournamentSaved', tournament),
    query: TEXTS_QUERY,
    errors: ['TOURNAMENT_SLUG_TAKEN', 'TOURNAMENT_DATES'],
  },
  'PUT tournaments/{reference}': {
    permission: 'tournaments.update',
    body: UpdateTournamentRequest,
    form: { file: true },
    summary: 'Changes an edition; the one that is featured takes the place of another.',
    answer: writeResult('TournamentSaved', tournament),
    query: TEXTS_QUERY,
    errors: ['TOURNAMENT_DATES'],
  },
  'DELETE tournaments/{reference}': {
    permission: 'tournaments.delete',
    summary:
      'Removes an edition with its teams and matches, and frees their pitches; answers the list.',
    answer: writeResult('TournamentRemoved', listOf(tournamentSummary)),
    list: TOURNAMENT_LIST,
    query: TEXTS_QUERY,
  },
  'POST tournaments/{reference}/programme/draw': {
    permission: 'tournaments.draw',
    body: DrawRequest,
    status: 200,
    summary:
      'Draws the teams into groups by lot and plans each match to the final; an earlier draw of ' +
      'which nothing was played goes.',
    answer: writeResult('TournamentSaved', tournament),
    query: TEXTS_QUERY,
    errors: ['TOURNAMENT_BEGUN', 'TOURNAMENT_TEAMS'],
  },
  'POST tournaments/{reference}/programme/plan': {
    permission: 'tournaments.plan',
    body: PlanRequest,
    status: 200,
    summary:
      'Gives every match without an hour a pitch and one, and takes them; all of them or none.',
    answer: writeResult('TournamentSaved', tournament),
    query: TEXTS_QUERY,
    errors: ['TOURNAMENT_DATES', 'TOURNAMENT_NO_ROOM', 'BOOKING_PITCH_UNKNOWN', 'MATCH_SLOT_TAKEN'],
  },
  'GET teams': {
    permission: 'teams.read',
    summary: 'The teams of all editions.',
    answer: listOf(staffTeam),
    list: TEAM_LIST,
  },
  'GET teams/{id}': { permission: 'teams.read', summary: 'One team.', answer: staffTeam },
  'POST teams': {
    permission: 'teams.create',
    body: CreateTeamRequest,
    form: { file: true },
    summary: 'A new team.',
    answer: writeResult('TeamSaved', staffTeam),
    errors: ['REFERENCE_UNKNOWN', 'TEAM_NAME_TAKEN'],
  },
  'PUT teams/{reference}': {
    permission: 'teams.update',
    body: UpdateTeamRequest,
    form: { file: true },
    summary: 'Changes a team.',
    answer: writeResult('TeamSaved', staffTeam),
    errors: ['TEAM_NAME_TAKEN', 'TEAM_IN_USE'],
  },
  'DELETE teams/{reference}': {
    permission: 'teams.delete',
    summary: 'Removes a team that no match is planned with; answers the list.',
    answer: writeResult('TeamRemoved', listOf(staffTeam)),
    list: TEAM_LIST,
    errors: ['TEAM_IN_USE'],
  },
  'GET matches': {
    permission: 'matches.read',
    summary: 'The matches of all editions.',
    answer: listOf(staffMatch),
    list: MATCH_LIST,
  },
  'GET matches/{id}': { permission: 'matches.read', summary: 'One match.', answer: staffMatch },
  'POST matches': {
    permission: 'matches.create',
    body: CreateMatchRequest,
    summary: 'A new match; with a pitch and an hour it takes them.',
    answer: writeResult('MatchSaved', staffMatch),
    errors: MATCH_ERRORS,
  },
  'PUT matches/{reference}': {
    permission: 'matches.update',
    body: UpdateMatchRequest,
    summary:
      'Moves a match, says who plays, enters its result; what follows from it follows at once.',
    answer: writeResult('MatchSaved', staffMatch),
    errors: [...MATCH_ERRORS, 'MATCH_RESULT', 'MATCH_SIDES_UNKNOWN', 'MATCH_RESULT_USED'],
  },
  'DELETE matches/{reference}': {
    permission: 'matches.delete',
    summary: 'Removes a match from which no other comes, and frees its pitch; answers the list.',
    answer: writeResult('MatchRemoved', listOf(staffMatch)),
    list: MATCH_LIST,
    errors: ['MATCH_IN_USE', 'MATCH_RESULT_USED'],
  },
});
