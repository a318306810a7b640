/** Where a phone reads its owner's matches by itself. */
export interface CalendarFeedAnswer {
  /** The whole address; who has it can read, so it is shown to its owner alone. */
  url: string;
  /** When it was made; an earlier address is dead since. */
  createdAt: string;
}
