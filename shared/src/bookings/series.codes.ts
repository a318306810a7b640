/** Why a date of a series cannot be had as asked. */
export const SERIES_CONFLICTS = ['taken', 'closed', 'no_price', 'past', 'beyond'] as const;
export type SeriesConflict = (typeof SERIES_CONFLICTS)[number];

/** A date of a plan: as asked, with another slot that was chosen, left out, or still to be decided. */
export const SERIES_DATE_STATES = ['ready', 'changed', 'skipped', 'conflict'] as const;
export type SeriesDateState = (typeof SERIES_DATE_STATES)[number];

/** What its bookings make of a series. */
export const SERIES_STATES = ['pending', 'active', 'ended', 'expired', 'cancelled'] as const;
export type SeriesState = (typeof SERIES_STATES)[number];

/** How many weeks a series may have: the last date lies within a season's planning. */
export const SERIES_WEEKS = { min: 2, max: 12 } as const;

/** How far ahead a date of a series may lie, where the venue's own horizon is nearer. */
export const SERIES_HORIZON_DAYS = 90;
