import type { Texts } from '../locales/locale.ts';
import {
  array,
  date,
  flag,
  instant,
  integer,
  nullable,
  object,
  oneOf,
  reference,
  type Schema,
  text,
  time,
} from '../platform/schema.ts';
import { content } from '../platform/texts.schemas.ts';
import { KIT_SIZES, REGISTRATION_STATES, STARTER_KIT } from './academy.codes.ts';
import type {
  AcademyAnswer,
  AcademySeasonAnswer,
  AcademySessionAnswer,
  AlikeRegistration,
  AttendanceAnswer,
  AttendingChild,
  RegistrationAnswer,
  RegistrationReceipt,
  StaffSessionAnswer,
} from './academy.contract.ts';

type Content = string | Texts;

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

const session: Schema<AcademySessionAnswer<Content>> = object<AcademySessionAnswer<Content>>(
  'AcademySession',
  sessionFields,
);

export const staffSession: Schema<StaffSessionAnswer<Content>> = object<
  StaffSessionAnswer<Content>
>('StaffAcademySession', {
  ...sessionFields,
  season: reference('academySeason'),
  waiting: integer(),
  missed: array(date()),
});

export const season: Schema<AcademySeasonAnswer<Content>> = object<AcademySeasonAnswer<Content>>(
  'AcademySeason',
  {
    id: reference('academySeason'),
    reference: reference('academySeason'),
    name: content,
    text: nullable(content),
    from: date(),
    to: date(),
  },
);

const kit = object<AcademyAnswer['kit'][number]>('KitItem', {
  item: oneOf(STARTER_KIT.map(({ item }) => item)),
  quantity: integer(),
});

export const academy: Schema<AcademyAnswer<Content>> = object<AcademyAnswer<Content>>('Academy', {
  season: nullable(season),
  sessions: array(session),
  kit: array(kit),
  kitSizes: array(oneOf(KIT_SIZES)),
  minAge: integer(),
  maxAge: integer(),
});

export const receipt: Schema<RegistrationReceipt> = object<RegistrationReceipt>(
  'RegistrationReceipt',
  { reference: reference('registration'), status: oneOf(REGISTRATION_STATES) },
);

const alike = object<AlikeRegistration>('AlikeRegistration', {
  reference: reference('registration'),
  guardian: text(),
});

export const registration: Schema<RegistrationAnswer> = object<RegistrationAnswer>('Registration', {
  id: reference('registration'),
  reference: reference('registration'),
  status: oneOf(REGISTRATION_STATES),
  child: object<RegistrationAnswer['child']>('Child', {
    name: text(),
    firstName: text(),
    birthDate: date(),
  }),
  guardian: object<RegistrationAnswer['guardian']>('Guardian', {
    fullName: text(),
    phone: text(),
    email: text(),
  }),
  session: reference('academySession'),
  kitSize: oneOf(KIT_SIZES),
  alike: array(alike),
  rank: nullable(integer()),
  note: nullable(text()),
  createdAt: instant(),
});

const attending = object<AttendingChild>('AttendingChild', {
  reference: reference('registration'),
  name: text(),
  firstName: text(),
  present: nullable(flag()),
});

export const attendance: Schema<AttendanceAnswer> = object<AttendanceAnswer>('Attendance', {
  session: reference('academySession'),
  date: nullable(date()),
  dates: array(date()),
  children: array(attending),
});
