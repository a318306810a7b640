import { accessWeakenings } from './weakenings/access.mjs';
import { bookingWeakenings } from './weakenings/bookings.mjs';
import { concurrencyWeakenings } from './weakenings/concurrency.mjs';
import { demoWeakenings } from './weakenings/demo.mjs';
import { fileWeakenings } from './weakenings/files.mjs';
import { limitWeakenings } from './weakenings/limits.mjs';
import { nameWeakenings } from './weakenings/names.mjs';
import { paymentWeakenings } from './weakenings/payments.mjs';
import { requestWeakenings } from './weakenings/requests.mjs';

/**
 * Each removes one guard: `text`, which occurs exactly once in `file`, is replaced by `by`. `test`
 * is part of the name of a test in `spec` that must then fail.
 */
export const weakenings = [
  ...concurrencyWeakenings,
  ...accessWeakenings,
  ...demoWeakenings,
  ...limitWeakenings,
  ...requestWeakenings,
  ...paymentWeakenings,
  ...bookingWeakenings,
  ...nameWeakenings,
  ...fileWeakenings,
];
