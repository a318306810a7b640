import type { PricingType } from './pricings.codes.ts';

/**
 * A price of the price list, as the API returns it. Type parameter `Text`: `Texts` for staff with
 * `?texts=all`, else a text in the caller's language.
 */
export interface PricingAnswer<Text = string> {
  id: string;
  reference: string;
  type: PricingType;
  name: Text;
  /** Number of hours of a pack or a session. */
  numberOfHours: number | null;
  /** 60 or 120 minutes for a session. */
  durationMinutes: number | null;
  /**
   * Price per person in centimes. For a session without a stored value, it is `totalCents` divided
   * by the venue's number of players per match, rounded up. Null for other types without a stored
   * value.
   */
  contributionCents: number | null;
  totalCents: number;
  remark: Text | null;
  /** Code of the tariff that the price belongs to. */
  tariff: string;
  /** Code of the pitch, if the price is limited to one pitch. */
  pitch: string | null;
  /** First opening day on which the price is valid. */
  from: string | null;
  /** Last opening day on which the price is valid. */
  to: string | null;
  /** Weekdays of the opening days, 1 = Monday; null: every day. */
  weekdays: number[] | null;
  /** First start time for which the price is valid; null: no limit. */
  startTime: string | null;
  /**
   * End of the range of start times for which the price is valid; this time is not included. It is
   * after midnight if it is not later than `startTime`; null: no limit.
   */
  endTime: string | null;
  archived: boolean;
}

export interface TariffAnswer<Text = string> {
  /** Code of the tariff, such as `standard`. */
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
  /** Number of pieces available per time slot; null: unlimited. */
  stock: number | null;
  archived: boolean;
}
