/** Maximum length of a reason, which is a single line of text. */
export const MAX_REASON = 300;
/** Maximum length of the title of a forum thread. */
export const MAX_TITLE = 120;
/** Maximum length of a note on a booking or a payment. */
export const MAX_NOTE = 500;
/** Number of rows of a list response: the default, and also the maximum. */
export const MAX_LIST_ROWS = 100;
