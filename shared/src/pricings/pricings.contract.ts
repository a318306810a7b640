import type { PricingType } from './pricings.codes.ts';

/** `Text` is `Texts` for staff with `?texts=all`. */
export interface PricingAnswer<Text = string> {
  id: string;
  reference: string;
  type: PricingType;
  name: Text;
  /** Hours of a pack or a session. */
  numberOfHours: number | null;
  /** 60 or 120 for a session. */
  durationMinutes: number | null;
  /** Per person, from the venue's number of players. */
  contributionCents: number | null;
  totalCents: number;
  remark: Text | null;
  /** The tariff's code. */
  tariff: string;
  /** Code of the pitch, if the price is limited to one. */
  pitch: string | null;
  /** First opening day of its validity. */
  from: string | null;
  /** Last opening day, included. */
  to: string | null;
  /** Opening days, 1 = Monday; null: every day. */
  weekdays: number[] | null;
  /** First start time, included. */
  startTime: string | null;
  /** End of the start times, excluded; may be after midnight. */
  endTime: string | null;
  archived: boolean;
}

export interface TariffAnswer<Text = string> {
  /** The tariff's code, such as `standard`. */
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
  /** Stock per time slot; null: unlimited. */
  stock: number | null;
  archived: boolean;
}
