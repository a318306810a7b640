/** Maximum length of a reason, in one line. */
export const MAX_REASON = 300;
/** Maximum length of a thread's title. */
export const MAX_TITLE = 120;
/** Maximum length of a note on a booking or a payment. */
export const MAX_NOTE = 500;
