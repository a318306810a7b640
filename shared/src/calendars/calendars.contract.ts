/** The calendar feed of a player's matches, for the calendar of a phone. */
export interface CalendarFeedAnswer {
  /** The complete URL. It grants access to the feed, so only the feed's owner gets it. */
  url: string;
  /** Time at which the URL was created; earlier URLs have stopped working. */
  createdAt: string;
}
