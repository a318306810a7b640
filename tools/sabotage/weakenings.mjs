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
 * Weakenings of the code. Each removes one guard: in `file`, `text`, which occurs exactly once, is
 * replaced by `by`. A test in `spec` must then fail; its name contains `test`.
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
