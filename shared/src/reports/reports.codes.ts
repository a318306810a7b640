/** Names of the lists whose rows can be summed into a figure of a report. */
export const FIGURE_LISTS = ['bookings', 'payments', 'subscriptions'] as const;
export type FigureList = (typeof FIGURE_LISTS)[number];

/**
 * Field of the rows that a figure sums. `minutes` counts the minutes of a booking. If the list is
 * filtered by an hour of the day, only the minutes within this hour count.
 */
export const FIGURE_FIELDS = [
  'amountCents',
  'dueCents',
  'totalCents',
  'remainingHours',
  'minutes',
] as const;
export type FigureField = (typeof FIGURE_FIELDS)[number];

/**
 * Classes of unpaid matches by opening day: `ahead` is today or later, `week` is 1 to 7 days ago.
 * `month` is 8 to 30 days ago, `older` is more than 30 days ago.
 */
export const UNPAID_AGES = ['ahead', 'week', 'month', 'older'] as const;
export type UnpaidAge = (typeof UNPAID_AGES)[number];

/**
 * Classes of packs by the time at which their hours expire: within 7 days, within 30 days, later.
 * The hours of a frozen pack do not expire.
 */
export const PACK_ENDS = ['week', 'month', 'later', 'frozen'] as const;
export type PackEnd = (typeof PACK_ENDS)[number];

/** Upper limits in days of the classes `week` and `month` in `UNPAID_AGES` and `PACK_ENDS`. */
export const WEEK_DAYS = 7;
export const MONTH_DAYS = 30;

/** Default and maximum length of a report's period in days. */
export const REPORT_DAYS = 30;
export const MAX_REPORT_DAYS = 366;
