/** Names of the lists whose rows can be summed into a figure of a report. */
export const FIGURE_LISTS = ['bookings', 'payments', 'subscriptions'] as const;
export type FigureList = (typeof FIGURE_LISTS)[number];

/**
 * Field of the rows that a figure sums. `minutes` counts the minutes of a booking within the
 * filtered hour, or all its minutes without an hour filter.
 */
export const FIGURE_FIELDS = [
  'amountCents',
  'dueCents',
  'totalCents',
  'remainingHours',
  'minutes',
] as const;
export type FigureField = (typeof FIGURE_FIELDS)[number];

/** Age classes of an unpaid match: upcoming, up to 7 days, up to 30 days, older. */
export const UNPAID_AGES = ['ahead', 'week', 'month', 'older'] as const;
export type UnpaidAge = (typeof UNPAID_AGES)[number];

/**
 * Classes of packs by the time at which their hours expire: within 7 days, within 30 days, later.
 * The hours of a frozen pack do not expire.
 */
export const PACK_ENDS = ['week', 'month', 'later', 'frozen'] as const;
export type PackEnd = (typeof PACK_ENDS)[number];

/** Lengths of the classes `week` and `month` in days. */
export const WEEK_DAYS = 7;
export const MONTH_DAYS = 30;

/** Default and maximum length of a report's period in days. */
export const REPORT_DAYS = 30;
export const MAX_REPORT_DAYS = 366;
