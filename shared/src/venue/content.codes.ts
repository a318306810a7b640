export const MEDIA_KINDS = ['image', 'video'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

export const PARTNER_KINDS = ['sponsor', 'partner'] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];

/** Highest first, in display order. */
export const PARTNER_TIERS = ['gold', 'silver', 'bronze'] as const;
export type PartnerTier = (typeof PARTNER_TIERS)[number];

/** Number of promotions on the home page. */
export const HOME_PROMOS = 3;

export const CONTACT_STATES = ['new', 'read', 'answered'] as const;
export type ContactState = (typeof CONTACT_STATES)[number];
