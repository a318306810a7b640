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

const SEASON_LIST = { filter: ['from', 'to'], sort: ['id', 'reference', 'name', 'from', 'to'] };
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
    summary:
      'The season that is open, its weekly sessions with the places left, and the starter kit.',
    answer: academy,
    query: TEXTS_QUERY,
  },
  'POST academy_registrations': {
    permission: 'academy.register',
    body: CreateRegistrationRequest,
    summary: 'Registers a child; where the group is full it stands in line.',
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
    summary: 'The children who are registered, the latest first.',
    answer: listOf(registration),
    list: REGISTRATION_LIST,
  },
  'GET academy_registrations/{id}': {
    permission: 'registrations.read',
    summary: 'One registration.',
    answer: registration,
  },
  'PUT academy_registrations/{reference}': {
    permission: 'registrations.update',
    body: UpdateRegistrationRequest,
    summary:
      'Confirms, cancels, moves to another group or notes; a place that comes free goes to the ' +
      'first in line.',
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
    summary: 'Erases a child’s data; answers the list.',
    answer: writeResult('RegistrationErased', listOf(registration)),
    list: REGISTRATION_LIST,
  },
  'GET academy_seasons': {
    permission: 'academySeasons.read',
    summary: 'The seasons, the latest first.',
    answer: listOf(season),
    list: SEASON_LIST,
    query: TEXTS_QUERY,
  },
  'GET academy_seasons/{id}': {
    permission: 'academySeasons.read',
    summary: 'One season.',
    answer: season,
    query: TEXTS_QUERY,
  },
  'POST academy_seasons': {
    permission: 'academySeasons.create',
    body: CreateSeasonRequest,
    summary: 'A new season.',
    answer: writeResult('SeasonSaved', season),
    query: TEXTS_QUERY,
    errors: ['ACADEMY_DATES'],
  },
  'PUT academy_seasons/{reference}': {
    permission: 'academySeasons.update',
    body: UpdateSeasonRequest,
    summary: 'Changes a season; its sessions keep to its dates.',
    answer: writeResult('SeasonSaved', season),
    query: TEXTS_QUERY,
    errors: ['ACADEMY_DATES'],
  },
  'DELETE academy_seasons/{reference}': {
    permission: 'academySeasons.delete',
    summary: 'Removes a season without sessions; answers the list.',
    answer: writeResult('SeasonRemoved', listOf(season)),
    list: SEASON_LIST,
    query: TEXTS_QUERY,
    errors: ['ACADEMY_IN_USE'],
  },
  'GET academy_sessions': {
    permission: 'academySessions.read',
    summary:
      'The weekly sessions; `missed` are dates on which something else was on the pitch first.',
    answer: listOf(staffSession),
    list: SESSION_LIST,
    query: TEXTS_QUERY,
  },
  'GET academy_sessions/{id}': {
    permission: 'academySessions.read',
    summary: 'One weekly session.',
    answer: staffSession,
    query: TEXTS_QUERY,
  },
  'GET academy_sessions/{id}/attendance': {
    permission: 'attendance.read',
    summary: 'Who was there on a day of a session.',
    answer: attendance,
    errors: ['ACADEMY_NOT_ON'],
    query: { date: { schema: date(), description: 'One of its days; the latest if left out.' } },
  },
  'PUT academy_sessions/{reference}/attendance': {
    permission: 'attendance.update',
    body: NoteAttendanceRequest,
    summary: 'Notes who was there and who was not.',
    answer: writeResult('AttendanceNoted', attendance),
    errors: ['ACADEMY_NOT_ON', 'REFERENCE_UNKNOWN'],
  },
  'POST academy_sessions': {
    permission: 'academySessions.create',
    body: CreateSessionRequest,
    summary: 'A new weekly session; it takes its pitch as far ahead as people can book.',
    answer: writeResult('SessionSaved', staffSession),
    query: TEXTS_QUERY,
    errors: ['REFERENCE_UNKNOWN', 'BOOKING_PITCH_UNKNOWN', 'ACADEMY_AGES'],
  },
  'PUT academy_sessions/{reference}': {
    permission: 'academySessions.update',
    body: UpdateSessionRequest,
    summary: 'Changes a weekly session; the dates ahead move with it.',
    answer: writeResult('SessionSaved', staffSession),
    query: TEXTS_QUERY,
    errors: ['BOOKING_PITCH_UNKNOWN', 'ACADEMY_AGES'],
  },
  'DELETE academy_sessions/{reference}': {
    permission: 'academySessions.delete',
    summary: 'Removes a session nobody is registered for; answers the list.',
    answer: writeResult('SessionRemoved', listOf(staffSession)),
    list: SESSION_LIST,
    query: TEXTS_QUERY,
    errors: ['ACADEMY_IN_USE'],
  },
});
