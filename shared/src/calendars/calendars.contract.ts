/** The calendar feed of a player's matches, for the calendar of a phone. */
export interface CalendarFeedAnswer {
  /** The whole URL; it grants access, so only its owner sees it. */
  url: string;
  /** When it was created; earlier URLs stopped working then. */
  createdAt: string;
}
