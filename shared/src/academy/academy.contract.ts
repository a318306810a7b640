import type { KitItem, KitSize, RegistrationState } from './academy.codes.ts';

/** A weekly hour of a group. */
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
  /** 0: who registers now waits. */
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

/** What who registered a child gets back: nothing that tells of others. */
export interface RegistrationReceipt {
  reference: string;
  status: RegistrationState;
}

/** Another registration that may be of the same child: by its name and birth date, of another guardian. */
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
  /** In the same season, or in the same group since before that was refused. */
  alike: AlikeRegistration[];
  /** Place in line, from 1; null unless waiting. */
  rank: number | null;
  note: string | null;
  createdAt: string;
}

/** A session as the desk reads it. */
export interface StaffSessionAnswer<Text = string> extends AcademySessionAnswer<Text> {
  /** The season's reference. */
  season: string;
  /** How many stand in line. */
  waiting: number;
  /** Dates ahead on which something else was on the pitch first: to be sorted out by the desk. */
  missed: string[];
}

/** `GET academy_sessions/{id}/attendance`: who was there on a day of a session. */
export interface AttendanceAnswer {
  /** The session's reference. */
  session: string;
  /** Null: it has not been on yet. */
  date: string | null;
  /** Its latest days, the last one first. */
  dates: string[];
  /** Who holds a place, by name. */
  children: AttendingChild[];
}

export interface AttendingChild {
  /** Of the registration. */
  reference: string;
  name: string;
  firstName: string;
  /** Null: nobody has noted it. */
  present: boolean | null;
}
