import {
  Accepted,
  CalendarDate,
  Email,
  Nullable,
  OneOf,
  Optional,
  Paragraph,
  PersonName,
  Phone,
  PitchCode,
  ReferenceTo,
  References,
  WallTime,
  WholeNumber,
} from '../platform/checks.ts';
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

const MAX_CAPACITY = 200;

export class ChildRequest {
  @PersonName(60) name: string;
  @PersonName(60) firstName: string;
  @CalendarDate() birthDate: string;
}

export class GuardianRequest {
  @PersonName(120) fullName: string;
  @Phone() phone: string;
  @Email() email: string;
}

/** Request body of `POST academy_registrations`. */
export class CreateRegistrationRequest {
  @Nested(() => ChildRequest) child: ChildRequest;
  @Nested(() => GuardianRequest) guardian: GuardianRequest;
  @ReferenceTo('academySession') session: string;
  @OneOf(KIT_SIZES) kitSize: KitSize;
  @Accepted('AUTH_CONDITIONS_NOT_ACCEPTED') acceptConditions: true;
}

/** Request body of `PUT academy_registrations/{reference}`. */
export class UpdateRegistrationRequest {
  @Optional() @OneOf(REGISTRATION_STATES) status?: RegistrationState;
  @Optional() @ReferenceTo('academySession') session?: string;
  @Optional() @OneOf(KIT_SIZES) kitSize?: KitSize;
  @Nullable() @Paragraph(1000, 0) note?: string | null;
}

/**
 * Request body of `PUT academy_sessions/{reference}/attendance`. Children that the body does not
 * list keep their recorded attendance.
 */
export class NoteAttendanceRequest {
  @CalendarDate() date: string;
  @References('registration', MAX_CAPACITY) present: string[];
  @References('registration', MAX_CAPACITY) absent: string[];
}

/** Request body of `PUT academy_seasons/{reference}`. */
export class UpdateSeasonRequest {
  @Optional() @Nested(() => LineTextsRequest) name?: LineTextsRequest;
  @Nullable() @Nested(() => ParagraphTextsRequest) text?: ParagraphTextsRequest | null;
  @Optional() @CalendarDate() from?: string;
  @Optional() @CalendarDate() to?: string;
}

/** Request body of `POST academy_seasons`. */
export class CreateSeasonRequest {
  @Nested(() => LineTextsRequest) name: LineTextsRequest;
  @Nullable() @Nested(() => ParagraphTextsRequest) text?: ParagraphTextsRequest | null;
  @CalendarDate() from: string;
  @CalendarDate() to: string;
}

/** Request body of `PUT academy_sessions/{reference}`. The season of a session cannot change. */
export class UpdateSessionRequest {
  @Optional() @Nested(() => LineTextsRequest) name?: LineTextsRequest;
  @Optional() @WholeNumber(1, 7) weekday?: number;
  @Optional() @WallTime() startTime?: string;
  @Optional() @WallTime() endTime?: string;
  @Optional() @PitchCode() pitch?: string;
  @Optional() @WholeNumber(ACADEMY_MIN_AGE, ACADEMY_MAX_AGE) minAge?: number;
  @Optional() @WholeNumber(ACADEMY_MIN_AGE, ACADEMY_MAX_AGE) maxAge?: number;
  @Optional() @WholeNumber(1, MAX_CAPACITY) capacity?: number;
}

/** Request body of `POST academy_sessions`. */
export class CreateSessionRequest {
  @ReferenceTo('academySeason') season: string;
  @Nested(() => LineTextsRequest) name: LineTextsRequest;
  @WholeNumber(1, 7) weekday: number;
  @WallTime() startTime: string;
  @WallTime() endTime: string;
  @PitchCode() pitch: string;
  @WholeNumber(ACADEMY_MIN_AGE, ACADEMY_MAX_AGE) minAge: number;
  @WholeNumber(ACADEMY_MIN_AGE, ACADEMY_MAX_AGE) maxAge: number;
  @WholeNumber(1, MAX_CAPACITY) capacity: number;
}
