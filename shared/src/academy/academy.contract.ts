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
  pitchCode,
  phone,
} from '../platform/schema.ts';
import { content, type WithTexts } from '../platform/texts.contract.ts';
import { KIT_SIZES, REGISTRATION_STATES, STARTER_KIT } from './academy.codes.ts';

const sessionFields = {
  id: reference('academySession'),
  reference: reference('academySession'),
  name: about('Name of the group.', content),
  weekday: about('Weekday, 1 (Monday) to 7 (Sunday).', integer()),
  startTime: time(),
  endTime: time(),
  pitch: pitchCode(),
  minAge: about('Minimum age in years on the first day of the season.', integer()),
  maxAge: about('Maximum age in years on the first day of the season, included.', integer()),
  capacity: about('Maximum number of registrations with a place.', integer()),
  placesLeft: about('Number of free places.', integer()),
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
      'the pitch at that time, or because a clock change skips that time. Staff have to resolve ' +
      'these conflicts.',
    array(date()),
  ),
});
/** A weekly session as staff read it. */
export type StaffSessionAnswer<Text = string> = WithTexts<TypeOf<typeof staffSession>, Text>;

export const season = object('AcademySeason', {
  id: reference('academySeason'),
  reference: reference('academySeason'),
  name: content,
  text: about('Public text about the season; null: none.', nullable(content)),
  from: date(),
  to: date(),
});
export type AcademySeasonAnswer<Text = string> = WithTexts<TypeOf<typeof season>, Text>;

const kit = object('KitItem', {
  item: about('Kind of item of the starter kit.', oneOf(STARTER_KIT.map(({ item }) => item))),
  quantity: about('Number of pieces.', integer()),
});

export const academy = object('Academy', {
  season: about('The current or next season; null if there is none.', nullable(season)),
  sessions: about('Weekly sessions of the season.', array(session)),
  kit: about('Contents of the starter kit.', array(kit)),
  kitSizes: about('Available sizes of the kit, as ages in years.', array(oneOf(KIT_SIZES))),
  minAge: about('Minimum age of the academy in years on the first day of the season.', integer()),
  maxAge: about('Maximum age of the academy in years on that day, included.', integer()),
});
/** Response of `GET academy`. */
export type AcademyAnswer<Text = string> = WithTexts<TypeOf<typeof academy>, Text>;

export const receipt = object('RegistrationReceipt', {
  reference: reference('registration'),
  status: about(
    '`received` has a place and awaits confirmation; `waiting` is on the waiting list.',
    oneOf(REGISTRATION_STATES),
  ),
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
  status: about(
    '`received` has a place and awaits confirmation; `waiting` is on the waiting list.',
    oneOf(REGISTRATION_STATES),
  ),
  child: about(
    'The registered child.',
    object('Child', {
      name: about('Family name.', text()),
      firstName: text(),
      birthDate: date(),
    }),
  ),
  guardian: about(
    'The adult that registered the child.',
    object('Guardian', {
      fullName: text(),
      phone: phone(),
      email: text(),
    }),
  ),
  session: about('Reference of the session.', reference('academySession')),
  kitSize: about('Size of the kit, as an age in years.', oneOf(KIT_SIZES)),
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
  note: about('Internal note of staff; null: none.', nullable(text())),
  createdAt: instant(),
});
/** A registration. It contains children's data, so only staff can read it. */
export type RegistrationAnswer = TypeOf<typeof registration>;

const attending = object('AttendingChild', {
  reference: about('Reference of the registration.', reference('registration')),
  name: about('Family name.', text()),
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
