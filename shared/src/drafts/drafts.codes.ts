/** Channels that can send the code of a draft. */
export const CODE_CHANNELS = ['email'] as const;
export type CodeChannel = (typeof CODE_CHANNELS)[number];

/** Payment methods of a booking that is made without a session; packs require one. */
export const DRAFT_METHODS = ['cash', 'transfer'] as const;
export type DraftMethod = (typeof DRAFT_METHODS)[number];
