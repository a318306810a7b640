import type { KitItem, KitSize, RegistrationState } from './academy.codes.ts';

/** A weekly session of a group. */
export interface AcademySessionAnswer<Text = string> {
  id: string;
  reference: string;
  /** The group's name. */
  name: Text;
  /** 1 = Monday. */
  weekday: number;
  startTime: string;
  endTime: string;
  /** The pitch's code. */
  pitch: string;
  /** Ages on the day the season starts, both included. */
  minAge: number;
  maxAge: number;
  capacity: number;
  /** 0: new registrations wait. */
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

/** `GET academy`. */
export interface AcademyAnswer<Text = string> {
  /** Null: no season is open. */
  season: AcademySeasonAnswer<Text> | null;
  sessions: AcademySessionAnswer<Text>[];
  kit: { item: KitItem; quantity: number }[];
  kitSizes: KitSize[];
  minAge: number;
  maxAge: number;
}

/** Response to a registration; it contains nothing about other children. */
export interface RegistrationReceipt {
  reference: string;
  status: RegistrationState;
}

/**
 * Another registration that may be of the same child: same name and birth date, another guardian.
 */
export interface AlikeRegistration {
  reference: string;
  /** The guardian's name. */
  guardian: string;
}

/** Children's data: staff only. */
export interface RegistrationAnswer {
  id: string;
  reference: string;
  status: RegistrationState;
  child: { name: string; firstName: string; birthDate: string };
  guardian: { fullName: string; phone: string; email: string };
  /** The session's reference. */
  session: string;
  kitSize: KitSize;
  /** In the same season, or a duplicate in the same group that is older than the unique index. */
  alike: AlikeRegistration[];
  /** Position on the waiting list, from 1; null unless waiting. */
  rank: number | null;
  note: string | null;
  createdAt: string;
}

/** A session for staff. */
export interface StaffSessionAnswer<Text = string> extends AcademySessionAnswer<Text> {
  /** The season's reference. */
  season: string;
  /** Number of waiting children. */
  waiting: number;
  /** Upcoming dates on which the pitch was already occupied; staff have to resolve them. */
  missed: string[];
}

/** `GET academy_sessions/{id}/attendance`: attendance of a session on a day. */
export interface AttendanceAnswer {
  /** The session's reference. */
  session: string;
  /** Null: before the first session. */
  date: string | null;
  /** Its latest days, in descending order. */
  dates: string[];
  /** Children with a place, by name. */
  children: AttendingChild[];
}

export interface AttendingChild {
  /** Reference of the registration. */
  reference: string;
  name: string;
  firstName: string;
  /** Null: not recorded. */
  present: boolean | null;
}
