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
  'BOOKING_TIME_SKIPPED',
  'MATCH_SHAPE',
  'MATCH_SIDE',
  'MATCH_NUMBER_TAKEN',
  'MATCH_SLOT_TAKEN',
] as const;

export const TOURNAMENTS_CALLS = calls({
  'GET tournaments': {
    permission: 'tournaments.read',
    page: 'tournament',
    summary: 'List tournaments, latest first; staff with `?texts=all` also get unlisted ones.',
    answer: listOf(tournamentSummary),
    list: TOURNAMENT_LIST,
    query: TEXTS_QUERY,
  },
  'GET tournaments/{id}': {
    permission: 'tournaments.read',
    page: 'tournament',
    summary: 'Get a tournament by its slug, with the slash written as `%2F`.',
    answer: tournament,
    query: TEXTS_QUERY,
    parameter: 'Slug of the edition, its slash written as `%2F`.',
  },
  'GET tournaments/{year}/{name}': {
    id: 'getTournamentByPath',
    permission: 'tournaments.read',
    page: 'tournament',
    summary: 'Get a tournament by its slug; only staff get an unlisted one.',
    answer: tournament,
    query: TEXTS_QUERY,
  },
  'GET tournaments/by-token/{token}': {
    id: 'getTournamentByToken',
    permission: 'tournaments.read',
    page: 'tournament',
    summary: 'Get a tournament by the token of its link.',
    answer: tournament,
    query: TEXTS_QUERY,
  },
  'POST tournaments': {
    permission: 'tournaments.create',
    body: CreateTournamentRequest,
    form: { file: true },
    summary: 'Create a tournament.',
    answer: writeResult('TournamentSaved', tournament),
    query: TEXTS_QUERY,
    errors: ['TOURNAMENT_SLUG_TAKEN', 'TOURNAMENT_DATES'],
  },
  'PUT tournaments/{reference}': {
    permission: 'tournaments.update',
    body: UpdateTournamentRequest,
    form: { file: true },
    summary: 'Update a tournament; featuring it ends the featuring of another.',
    answer: writeResult('TournamentSaved', tournament),
    query: TEXTS_QUERY,
    errors: ['TOURNAMENT_DATES'],
  },
  'DELETE tournaments/{reference}': {
    permission: 'tournaments.delete',
    summary: 'Delete a tournament with its teams and matches, and return the remaining list.',
    answer: writeResult('TournamentRemoved', listOf(tournamentSummary)),
    list: TOURNAMENT_LIST,
    query: TEXTS_QUERY,
  },
  'POST tournaments/{reference}/programme/draw': {
    permission: 'tournaments.draw',
    body: DrawRequest,
    status: 200,
    summary: 'Draw the teams into groups and create all matches up to the final.',
    description: 'An earlier draw without a played match is replaced.',
    answer: writeResult('TournamentSaved', tournament),
    query: TEXTS_QUERY,
    errors: ['TOURNAMENT_BEGUN', 'TOURNAMENT_TEAMS'],
  },
  'POST tournaments/{reference}/programme/plan': {
    permission: 'tournaments.plan',
    body: PlanRequest,
    status: 200,
    summary: 'Assign time and pitch to all matches that have none, or to none of them.',
    answer: writeResult('TournamentSaved', tournament),
    query: TEXTS_QUERY,
    errors: ['TOURNAMENT_DATES', 'TOURNAMENT_NO_ROOM', 'BOOKING_PITCH_UNKNOWN', 'MATCH_SLOT_TAKEN'],
  },
  'GET teams': {
    permission: 'teams.read',
    summary: 'List the teams of all tournaments.',
    answer: listOf(staffTeam),
    list: TEAM_LIST,
  },
  'GET teams/{id}': { permission: 'teams.read', summary: 'Get a team.', answer: staffTeam },
  'POST teams': {
    permission: 'teams.create',
    body: CreateTeamRequest,
    form: { file: true },
    summary: 'Create a team.',
    answer: writeResult('TeamSaved', staffTeam),
    errors: ['REFERENCE_UNKNOWN', 'TEAM_NAME_TAKEN'],
  },
  'PUT teams/{reference}': {
    permission: 'teams.update',
    body: UpdateTeamRequest,
    form: { file: true },
    summary: 'Update a team.',
    answer: writeResult('TeamSaved', staffTeam),
    errors: ['TEAM_NAME_TAKEN', 'TEAM_IN_USE'],
  },
  'DELETE teams/{reference}': {
    permission: 'teams.delete',
    summary: 'Delete a team without matches and return the remaining list.',
    answer: writeResult('TeamRemoved', listOf(staffTeam)),
    list: TEAM_LIST,
    errors: ['TEAM_IN_USE'],
  },
  'GET tournament_matches': {
    permission: 'matches.read',
    summary: 'List the matches of all tournaments.',
    answer: listOf(staffMatch),
    list: MATCH_LIST,
  },
  'GET tournament_matches/{id}': {
    permission: 'matches.read',
    summary: 'Get a match.',
    answer: staffMatch,
  },
  'POST tournament_matches': {
    permission: 'matches.create',
    body: CreateMatchRequest,
    summary: 'Create a match; with pitch and time it occupies the pitch.',
    answer: writeResult('MatchSaved', staffMatch),
    errors: MATCH_ERRORS,
  },
  'PUT tournament_matches/{reference}': {
    permission: 'matches.update',
    body: UpdateMatchRequest,
    summary: 'Update time, pitch, sides or result of a match.',
    description: 'A result also determines the sides of later matches.',
    answer: writeResult('MatchSaved', staffMatch),
    errors: [...MATCH_ERRORS, 'MATCH_RESULT', 'MATCH_SIDES_UNKNOWN', 'MATCH_RESULT_USED'],
  },
  'DELETE tournament_matches/{reference}': {
    permission: 'matches.delete',
    summary: 'Delete a match on which no other depends, and return the remaining list.',
    answer: writeResult('MatchRemoved', listOf(staffMatch)),
    list: MATCH_LIST,
    errors: ['MATCH_IN_USE', 'MATCH_RESULT_USED'],
  },
});
