export const MEDIA_KINDS = ['image', 'video'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

export const PARTNER_KINDS = ['sponsor', 'partner'] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];

/** Tiers of partners, highest tier first, in display order. */
export const PARTNER_TIERS = ['gold', 'silver', 'bronze'] as const;
export type PartnerTier = (typeof PARTNER_TIERS)[number];

/** Maximum number of promotions on the home page. */
export const HOME_PROMOS = 3;

export const CONTACT_STATES = ['new', 'read', 'answered'] as const;
export type ContactState = (typeof CONTACT_STATES)[number];
