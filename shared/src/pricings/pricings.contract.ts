import type { PricingType } from './pricings.codes.ts';

/** `Text` is `Texts` when the desk asks with `?texts=all`. */
export interface PricingAnswer<Text = string> {
  id: string;
  reference: string;
  type: PricingType;
  name: Text;
  /** Hours of a pack or a session. */
  numberOfHours: number | null;
  /** 60 or 120 of a session. */
  durationMinutes: number | null;
  /** Per person, from the venue's players per match. */
  contributionCents: number | null;
  totalCents: number;
  remark: Text | null;
  /** The tariff's code. */
  tariff: string;
  /** The code of the one pitch it is for. */
  pitch: string | null;
  /** First opening day it holds for. */
  from: string | null;
  /** Last opening day, included. */
  to: string | null;
  /** Opening days, 1 = Monday; null: every day. */
  weekdays: number[] | null;
  /** Starts from this wall time… */
  startTime: string | null;
  /** …to before this one, which may lie after midnight. */
  endTime: string | null;
  archived: boolean;
}

export interface TariffAnswer<Text = string> {
  /** Its code, such as `standard`. */
  id: string;
  reference: string;
  name: Text;
}

export interface AddonOptionAnswer<Text = string> {
  code: string;
  name: Text;
  priceCents: number;
}

export interface AddonAnswer<Text = string> {
  id: string;
  reference: string;
  name: Text;
  options: AddonOptionAnswer<Text>[];
  /** How many there are at one time; null: without limit. */
  stock: number | null;
  archived: boolean;
}
