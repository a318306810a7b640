/** Characters in a reason that somebody gives, in one line. */
export const MAX_REASON = 300;
/** Characters in the title of a discussion. */
export const MAX_TITLE = 120;
/** Characters in a note on a booking or a payment. */
export const MAX_NOTE = 500;
