import type { KitItem, KitSize, RegistrationState } from './academy.codes.ts';

/** A weekly session of an academy group. */
export interface AcademySessionAnswer<Text = string> {
  id: string;
  reference: string;
  /** Name of the group. */
  name: Text;
  /** Weekday; 1 = Monday. */
  weekday: number;
  startTime: string;
  endTime: string;
  /** Code of the pitch. */
  pitch: string;
  /** Minimum and maximum age on the first day of the season, both included. */
  minAge: number;
  maxAge: number;
  capacity: number;
  /** Number of free places; at 0 new registrations join the waiting list. */
  placesLeft: number;
}

export interface AcademySeasonAnswer<Text = string> {
  id: string;
  reference: string;
  name: Text;
  text: Text | null;
  from: string;
  to: string;
}

/** Response of `GET academy`. */
export interface AcademyAnswer<Text = string> {
  /** The current or next season; null if there is none. */
  season: AcademySeasonAnswer<Text> | null;
  sessions: AcademySessionAnswer<Text>[];
  kit: { item: KitItem; quantity: number }[];
  kitSizes: KitSize[];
  minAge: number;
  maxAge: number;
}

/** Response to a registration; it contains no data about other children. */
export interface RegistrationReceipt {
  reference: string;
  status: RegistrationState;
}

/**
 * Another registration that may be of the same child: the name and birth date are equal, the
 * guardian is different.
 */
export interface AlikeRegistration {
  reference: string;
  /** Name of the guardian. */
  guardian: string;
}

/** A registration. It contains children's data, so only staff can read it. */
export interface RegistrationAnswer {
  id: string;
  reference: string;
  status: RegistrationState;
  child: { name: string; firstName: string; birthDate: string };
  guardian: { fullName: string; phone: string; email: string };
  /** Reference of the session. */
  session: string;
  kitSize: KitSize;
  /**
   * Registrations that are probably of the same child: by another guardian in the same season, or
   * by any guardian in the same group. The same guardian occurs twice in a group only in data older
   * than the unique database index.
   */
  alike: AlikeRegistration[];
  /** Position on the waiting list, from 1; null unless the registration is waiting. */
  rank: number | null;
  note: string | null;
  createdAt: string;
}

/** A weekly session as staff read it. */
export interface StaffSessionAnswer<Text = string> extends AcademySessionAnswer<Text> {
  /** Reference of the season. */
  season: string;
  /** Number of children on the waiting list. */
  waiting: number;
  /**
   * Upcoming dates on which the session has no pitch, because another entry already occupied the
   * pitch at that time. Staff have to resolve these conflicts.
   */
  missed: string[];
}

/** Response of `GET academy_sessions/{id}/attendance`: attendance of a session on one day. */
export interface AttendanceAnswer {
  /** Reference of the session. */
  session: string;
  /** The session day of this attendance; null before the first day of the session. */
  date: string | null;
  /** The latest days of the session, latest first, from which staff choose a day. */
  dates: string[];
  /** Children with a place in the session, sorted by name. */
  children: AttendingChild[];
}

export interface AttendingChild {
  /** Reference of the registration. */
  reference: string;
  name: string;
  firstName: string;
  /** Whether the child was present; null if not recorded. */
  present: boolean | null;
}
