/** Why a date of a series is not available as requested. */
export const SERIES_CONFLICTS = ['taken', 'closed', 'no_price', 'past', 'beyond'] as const;
export type SeriesConflict = (typeof SERIES_CONFLICTS)[number];

/** State of a planned date: as requested, with another chosen slot, left out, or undecided. */
export const SERIES_DATE_STATES = ['ready', 'changed', 'skipped', 'conflict'] as const;
export type SeriesDateState = (typeof SERIES_DATE_STATES)[number];

/** State of a series, derived from its bookings. */
export const SERIES_STATES = ['pending', 'active', 'ended', 'expired', 'cancelled'] as const;
export type SeriesState = (typeof SERIES_STATES)[number];

/** Number of weeks of a series: the last date is within the planning of a season. */
export const SERIES_WEEKS = { min: 2, max: 12 } as const;

/** How far ahead dates of a series may be if the venue's own horizon is nearer. */
export const SERIES_HORIZON_DAYS = 90;
