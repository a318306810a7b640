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
  /** Place in line, from 1; null unless waiting. */
  rank: number | null;
  note: string | null;
  createdAt: string;
}
