/** Payment methods of a booking that is made without a session; packs require one. */
export const DRAFT_METHODS = ['cash', 'transfer'] as const;
export type DraftMethod = (typeof DRAFT_METHODS)[number];
