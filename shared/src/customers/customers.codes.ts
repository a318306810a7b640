/** Reasons why a row cannot be imported, named by the field with the problem. */
export const CUSTOMER_ROW_PROBLEMS = ['name', 'phone', 'note', 'tariff'] as const;
