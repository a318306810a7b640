import {
  about,
  array,
  date,
  flag,
  instant,
  integer,
  nullable,
  object,
  oneOf,
  reference,
  text,
  time,
  type TypeOf,
} from '../platform/schema.ts';
import { content, type WithTexts } from '../platform/texts.contract.ts';
import { KIT_SIZES, REGISTRATION_STATES, STARTER_KIT } from './academy.codes.ts';

const sessionFields = {
  id: reference('academySession'),
  reference: reference('academySession'),
  name: content,
  weekday: integer(),
  startTime: time(),
  endTime: time(),
  pitch: text(),
  minAge: integer(),
  maxAge: integer(),
  capacity: integer(),
  placesLeft: integer(),
};

const session = object('AcademySession', sessionFields);
/** A weekly session of an academy group. */
export type AcademySessionAnswer<Text = string> = WithTexts<TypeOf<typeof session>, Text>;

export const staffSession = object('StaffAcademySession', {
  ...sessionFields,
  season: about('Reference of the season.', reference('academySeason')),
  waiting: about('Number of children on the waiting list.', integer()),
  missed: about(
    'Upcoming dates on which the session has no pitch, because another entry already occupied ' +
      'the pitch at that time. Staff have to resolve these conflicts.',
    array(date()),
  ),
});
/** A weekly session as staff read it. */
export type StaffSessionAnswer<Text = string> = WithTexts<TypeOf<typeof staffSession>, Text>;

export const season = object('AcademySeason', {
  id: reference('academySeason'),
  reference: reference('academySeason'),
  name: content,
  text: nullable(content),
  from: date(),
  to: date(),
});
export type AcademySeasonAnswer<Text = string> = WithTexts<TypeOf<typeof season>, Text>;

const kit = object('KitItem', {
  item: oneOf(STARTER_KIT.map(({ item }) => item)),
  quantity: integer(),
});

export const academy = object('Academy', {
  season: about('The current or next season; null if there is none.', nullable(season)),
  sessions: array(session),
  kit: array(kit),
  kitSizes: array(oneOf(KIT_SIZES)),
  minAge: integer(),
  maxAge: integer(),
});
/** Response of `GET academy`. */
export type AcademyAnswer<Text = string> = WithTexts<TypeOf<typeof academy>, Text>;

export const receipt = object('RegistrationReceipt', {
  reference: reference('registration'),
  status: oneOf(REGISTRATION_STATES),
});
/** Response to a registration; it contains no data about other children. */
export type RegistrationReceipt = TypeOf<typeof receipt>;

const alike = object('AlikeRegistration', {
  reference: reference('registration'),
  guardian: about('Name of the guardian.', text()),
});
/**
 * Another registration that may be of the same child: the name and birth date are equal, the
 * guardian is different.
 */
export type AlikeRegistration = TypeOf<typeof alike>;

export const registration = object('Registration', {
  id: reference('registration'),
  reference: reference('registration'),
  status: oneOf(REGISTRATION_STATES),
  child: object('Child', {
    name: text(),
    firstName: text(),
    birthDate: date(),
  }),
  guardian: object('Guardian', {
    fullName: text(),
    phone: text(),
    email: text(),
  }),
  session: about('Reference of the session.', reference('academySession')),
  kitSize: oneOf(KIT_SIZES),
  alike: about(
    'Registrations that are probably of the same child: by another guardian in the same season, ' +
      'or by any guardian in the same group. The same guardian occurs twice in a group only in ' +
      'data older than the unique database index.',
    array(alike),
  ),
  rank: about(
    'Position on the waiting list, from 1; null unless the registration is waiting.',
    nullable(integer()),
  ),
  note: nullable(text()),
  createdAt: instant(),
});
/** A registration. It contains children's data, so only staff can read it. */
export type RegistrationAnswer = TypeOf<typeof registration>;

const attending = object('AttendingChild', {
  reference: about('Reference of the registration.', reference('registration')),
  name: text(),
  firstName: text(),
  present: about('Whether the child was present; null if not recorded.', nullable(flag())),
});
export type AttendingChild = TypeOf<typeof attending>;

export const attendance = object('Attendance', {
  session: about('Reference of the session.', reference('academySession')),
  date: about(
    'The session day of this attendance; null before the first day of the session.',
    nullable(date()),
  ),
  dates: about(
    'The latest days of the session, latest first, from which staff choose a day.',
    array(date()),
  ),
  children: about('Children with a place in the session, sorted by name.', array(attending)),
});
/** Response of `GET academy_sessions/{id}/attendance`: attendance of a session on one day. */
export type AttendanceAnswer = TypeOf<typeof attendance>;
