import { About } from '../platform/checks/about.ts';
import {
  Accepted,
  CalendarDate,
  Nullable,
  OneOf,
  Optional,
  Paragraph,
  PersonName,
  ReferenceTo,
  References,
  WallTime,
  WholeNumber,
} from '../platform/checks.ts';
import { PitchCode } from '../slots/slots.checks.ts';
import { Email, Phone } from '../auth/checks/auth.checks.ts';
import { Nested } from '../platform/nested.ts';
import { LineTextsRequest, ParagraphTextsRequest } from '../platform/texts.requests.ts';
import {
  ACADEMY_MAX_AGE,
  ACADEMY_MIN_AGE,
  KIT_SIZES,
  type KitSize,
  REGISTRATION_STATES,
  type RegistrationState,
} from './academy.codes.ts';
import { partialOf } from '../platform/checks/partial-of.ts';

const MAX_CAPACITY = 200;

export class ChildRequest {
  @About('Family name.')
  @PersonName(60)
  name: string;
  @PersonName(60) firstName: string;
  @About('Date of birth, `YYYY-MM-DD`; the age on the first day of the season counts.')
  @CalendarDate()
  birthDate: string;
}

export class GuardianRequest {
  @PersonName(120) fullName: string;
  @Phone() phone: string;
  @Email() email: string;
}

/** Request body of `POST academy_registrations`. */
export class CreateRegistrationRequest {
  @About('The child to register.')
  @Nested(() => ChildRequest)
  child: ChildRequest;
  @About('The adult that registers the child.')
  @Nested(() => GuardianRequest)
  guardian: GuardianRequest;
  @ReferenceTo('academySession') session: string;
  @About('Size of the kit, as an age in years.')
  @OneOf(KIT_SIZES)
  kitSize: KitSize;
  @Accepted('AUTH_CONDITIONS_NOT_ACCEPTED') acceptConditions: true;
}

/** Request body of `PUT academy_registrations/{reference}`. */
export class UpdateRegistrationRequest {
  @About('New state; not every state can follow every other.')
  @Optional()
  @OneOf(REGISTRATION_STATES)
  status?: RegistrationState;
  @About('Reference of the session to which the child moves.')
  @Optional()
  @ReferenceTo('academySession')
  session?: string;
  @About('Size of the kit, as an age in years.')
  @Optional()
  @OneOf(KIT_SIZES)
  kitSize?: KitSize;
  @About('Internal note of staff.')
  @Nullable()
  @Paragraph(1000, 0)
  note?: string | null;
}

/**
 * Request body of `PUT academy_sessions/{reference}/attendance`. Children that the body does not
 * list keep their recorded attendance.
 */
export class NoteAttendanceRequest {
  @About('Past day of the session, `YYYY-MM-DD`.')
  @CalendarDate()
  date: string;
  @About('References of the registrations of the children that came.')
  @References('registration', MAX_CAPACITY)
  present: string[];
  @About('References of the registrations of the children that did not come.')
  @References('registration', MAX_CAPACITY)
  absent: string[];
}

/** Request body of `POST academy_seasons`. */
export class CreateSeasonRequest {
  @Nested(() => LineTextsRequest) name: LineTextsRequest;
  @About('Public text about the season.')
  @Nullable()
  @Nested(() => ParagraphTextsRequest)
  text?: ParagraphTextsRequest | null;
  @About('First day of the season.')
  @CalendarDate()
  from: string;
  @About('Last day of the season, included.')
  @CalendarDate()
  to: string;
}

/** Request body of `PUT academy_seasons/{reference}`. */
export class UpdateSeasonRequest extends partialOf(CreateSeasonRequest) {}

/** Request body of `POST academy_sessions`. */
export class CreateSessionRequest {
  @ReferenceTo('academySeason') season: string;
  @About('Name of the group.')
  @Nested(() => LineTextsRequest)
  name: LineTextsRequest;
  @About('Weekday, 1 (Monday) to 7 (Sunday).')
  @WholeNumber(1, 7)
  weekday: number;
  @WallTime() startTime: string;
  @WallTime() endTime: string;
  @PitchCode() pitch: string;
  @About('Minimum age in years on the first day of the season.')
  @WholeNumber(ACADEMY_MIN_AGE, ACADEMY_MAX_AGE)
  minAge: number;
  @About('Maximum age in years on the first day of the season, included.')
  @WholeNumber(ACADEMY_MIN_AGE, ACADEMY_MAX_AGE)
  maxAge: number;
  @About('Maximum number of registrations with a place.')
  @WholeNumber(1, MAX_CAPACITY)
  capacity: number;
}

/** Request body of `PUT academy_sessions/{reference}`. The season of a session cannot change. */
export class UpdateSessionRequest extends partialOf(CreateSessionRequest, { omit: ['season'] }) {}
