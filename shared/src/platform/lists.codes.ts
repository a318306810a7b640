/** Number of rows of a list response: the default, and also the maximum. */
export const MAX_LIST_ROWS = 100;
