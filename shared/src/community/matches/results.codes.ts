/**
 * State of a result. `entered`: counts, and can be disputed; `disputed`: does not count until the
 * captain corrects it; `corrected`: counts; `settled`: has changed the levels, and is final.
 */
export const RESULT_STATES = ['entered', 'disputed', 'corrected', 'settled'] as const;
export type ResultState = (typeof RESULT_STATES)[number];
