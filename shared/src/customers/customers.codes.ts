/** What keeps a row of a file from becoming a card: the field to look at. */
export const CUSTOMER_ROW_PROBLEMS = ['name', 'phone', 'note', 'tariff'] as const;
export type CustomerRowProblem = (typeof CUSTOMER_ROW_PROBLEMS)[number];
