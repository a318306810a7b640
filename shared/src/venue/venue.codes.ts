/** Social networks and messengers on which a venue can have a page. */
export const SOCIAL_NETWORKS = [
  'whatsapp',
  'facebook',
  'instagram',
  'messenger',
  'tiktok',
  'youtube',
  'x',
] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/**
 * Whether the venue charges VAT. `unknown`: not entered yet; papers do not mention
 * VAT.
 */
export const VAT_STATUSES = ['unknown', 'liable', 'exempt'] as const;
export type VatStatus = (typeof VAT_STATUSES)[number];

/** Kinds of sales that each have a rate of VAT. */
export const VAT_KINDS = ['bookings', 'packs', 'tournaments', 'academy'] as const;
export type VatKind = (typeof VAT_KINDS)[number];

/** Rates of VAT in Morocco, in hundredths of a percent. */
export const VAT_RATES = [0, 1000, 2000] as const;
