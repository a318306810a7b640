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
