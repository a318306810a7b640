import { about, instant, object, text, type TypeOf } from '../platform/schema.ts';

export const feed = object('CalendarFeed', {
  url: about(
    "The complete URL. It grants access to the feed, so only the feed's owner gets it.",
    text(),
  ),
  createdAt: about(
    'Time at which the URL was created; earlier URLs have stopped working.',
    instant(),
  ),
});
/** The calendar feed of a player's matches, for the calendar of a phone. */
export type CalendarFeedAnswer = TypeOf<typeof feed>;
