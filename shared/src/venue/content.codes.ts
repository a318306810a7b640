export const MEDIA_KINDS = ['image', 'video'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

export const PARTNER_KINDS = ['sponsor', 'partner'] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];

/** Highest first: the order in which they are shown. */
export const PARTNER_TIERS = ['gold', 'silver', 'bronze'] as const;
export type PartnerTier = (typeof PARTNER_TIERS)[number];

/** So many of the day's offers stand on the home page, the first ones. */
export const HOME_PROMOS = 3;

export const CONTACT_STATES = ['new', 'read', 'answered'] as const;
export type ContactState = (typeof CONTACT_STATES)[number];
