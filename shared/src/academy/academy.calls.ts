import { calls, listOf, writeResult } from '../platform/call.ts';
import { date } from '../platform/schema.ts';
import { TEXTS_QUERY } from '../platform/texts.contract.ts';
import {
  academy,
  attendance,
  receipt,
  registration,
  season,
  staffSession,
} from './academy.contract.ts';
import {
  CreateRegistrationRequest,
  CreateSeasonRequest,
  CreateSessionRequest,
  NoteAttendanceRequest,
  UpdateRegistrationRequest,
  UpdateSeasonRequest,
  UpdateSessionRequest,
} from './academy.requests.ts';

const SEASON_LIST = {
  filter: ['from', 'to'],
  sort: ['id', 'reference', 'name', 'from', 'to'],
} as const;
const SESSION_LIST = {
  filter: ['season', 'weekday', 'pitch', 'hasMissed'],
  sort: ['id', 'reference', 'name', 'weekday', 'startTime', 'pitch', 'minAge', 'capacity'],
} as const;
const REGISTRATION_LIST = {
  filter: ['status', 'session', 'season', 'kitSize'],
  sort: [
    'id',
    'reference',
    'status',
    'childName',
    'childBirthDate',
    'guardianName',
    'session',
    'createdAt',
  ],
} as const;

export const ACADEMY_CALLS = calls({
  'GET academy': {
    permission: 'academy.read',
    page: 'academy',
    summary: 'Get the current or next academy season, its sessions and the starter kit.',
    answer: academy,
    query: TEXTS_QUERY,
  },
  'POST academy_registrations': {
    permission: 'academy.register',
    page: 'academy',
    body: CreateRegistrationRequest,
    summary: 'Register a child; if the group is full, the child is put on the waiting list.',
    answer: writeResult('RegistrationReceived', receipt),
    errors: [
      'REFERENCE_UNKNOWN',
      'ACADEMY_AGE',
      'ACADEMY_AGE_GROUP',
      'ACADEMY_CLOSED',
      'ACADEMY_TOO_MANY',
    ],
  },
  'GET academy_registrations': {
    permission: 'registrations.read',
    summary: 'List registrations, newest first.',
    answer: listOf(registration),
    list: REGISTRATION_LIST,
  },
  'GET academy_registrations/{id}': {
    permission: 'registrations.read',
    summary: 'Get a registration.',
    answer: registration,
  },
  'PUT academy_registrations/{reference}': {
    permission: 'registrations.update',
    body: UpdateRegistrationRequest,
    summary: 'Update a registration: state, group, kit size or note.',
    description: 'A place that becomes free goes to the first registration on the waiting list.',
    answer: writeResult('RegistrationSaved', registration),
    errors: [
      'REFERENCE_UNKNOWN',
      'ACADEMY_AGE',
      'ACADEMY_AGE_GROUP',
      'ACADEMY_FULL',
      'ACADEMY_CHILD_TWICE',
      'REGISTRATION_STATE',
    ],
  },
  'DELETE academy_registrations/{reference}': {
    permission: 'registrations.delete',
    summary: "Erase a child's registration and return the remaining list.",
    answer: writeResult('RegistrationErased', listOf(registration)),
    list: REGISTRATION_LIST,
  },
  'GET academy_seasons': {
    permission: 'academySeasons.read',
    summary: 'List academy seasons, latest first.',
    answer: listOf(season),
    list: SEASON_LIST,
    query: TEXTS_QUERY,
  },
  'GET academy_seasons/{id}': {
    permission: 'academySeasons.read',
    summary: 'Get an academy season.',
    answer: season,
    query: TEXTS_QUERY,
  },
  'POST academy_seasons': {
    permission: 'academySeasons.create',
    body: CreateSeasonRequest,
    summary: 'Create an academy season.',
    answer: writeResult('SeasonSaved', season),
    query: TEXTS_QUERY,
    errors: ['ACADEMY_DATES'],
  },
  'PUT academy_seasons/{reference}': {
    permission: 'academySeasons.update',
    body: UpdateSeasonRequest,
    summary: 'Update an academy season; its sessions follow its dates.',
    answer: writeResult('SeasonSaved', season),
    query: TEXTS_QUERY,
    errors: ['ACADEMY_DATES'],
  },
  'DELETE academy_seasons/{reference}': {
    permission: 'academySeasons.delete',
    summary: 'Delete a season without sessions and return the remaining list.',
    answer: writeResult('SeasonRemoved', listOf(season)),
    list: SEASON_LIST,
    query: TEXTS_QUERY,
    errors: ['ACADEMY_IN_USE'],
  },
  'GET academy_sessions': {
    permission: 'academySessions.read',
    summary: 'List weekly academy sessions.',
    answer: listOf(staffSession),
    list: SESSION_LIST,
    query: TEXTS_QUERY,
  },
  'GET academy_sessions/{id}': {
    permission: 'academySessions.read',
    summary: 'Get a weekly academy session.',
    answer: staffSession,
    query: TEXTS_QUERY,
  },
  'GET academy_sessions/{id}/attendance': {
    permission: 'attendance.read',
    summary: 'Get the attendance of a session on one day.',
    answer: attendance,
    errors: ['ACADEMY_NOT_ON'],
    query: {
      date: { schema: date(), description: 'A day of the session; default: the latest past one.' },
    },
  },
  'PUT academy_sessions/{reference}/attendance': {
    permission: 'attendance.update',
    body: NoteAttendanceRequest,
    summary: 'Record the attendance of a session on one day.',
    answer: writeResult('AttendanceNoted', attendance),
    errors: ['ACADEMY_NOT_ON', 'REFERENCE_UNKNOWN'],
  },
  'POST academy_sessions': {
    permission: 'academySessions.create',
    body: CreateSessionRequest,
    summary: 'Create a weekly session and occupy its pitch beyond the booking horizon.',
    answer: writeResult('SessionSaved', staffSession),
    query: TEXTS_QUERY,
    errors: ['REFERENCE_UNKNOWN', 'BOOKING_PITCH_UNKNOWN', 'ACADEMY_AGES'],
  },
  'PUT academy_sessions/{reference}': {
    permission: 'academySessions.update',
    body: UpdateSessionRequest,
    summary: 'Update a weekly session and move its upcoming dates.',
    answer: writeResult('SessionSaved', staffSession),
    query: TEXTS_QUERY,
    errors: ['BOOKING_PITCH_UNKNOWN', 'ACADEMY_AGES'],
  },
  'DELETE academy_sessions/{reference}': {
    permission: 'academySessions.delete',
    summary: 'Delete a session without registrations and return the remaining list.',
    answer: writeResult('SessionRemoved', listOf(staffSession)),
    list: SESSION_LIST,
    query: TEXTS_QUERY,
    errors: ['ACADEMY_IN_USE'],
  },
});
