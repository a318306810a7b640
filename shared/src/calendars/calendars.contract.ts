/** The feed with which a phone's calendar reads its owner's matches. */
export interface CalendarFeedAnswer {
  /** The whole URL; it grants access, so only its owner sees it. */
  url: string;
  /** When it was created; earlier URLs stopped working then. */
  createdAt: string;
}
