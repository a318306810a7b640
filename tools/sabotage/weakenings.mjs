import { accessWeakenings } from './weakenings/access.mjs';
import { bookingWeakenings } from './weakenings/bookings.mjs';
import { concurrencyWeakenings } from './weakenings/concurrency.mjs';
import { demoWeakenings } from './weakenings/demo.mjs';
import { fileWeakenings } from './weakenings/files.mjs';
import { limitWeakenings } from './weakenings/limits.mjs';
import { matchWeakenings } from './weakenings/matches.mjs';
import { nameWeakenings } from './weakenings/names.mjs';
import { paymentWeakenings } from './weakenings/payments.mjs';
import { requestWeakenings } from './weakenings/requests.mjs';

/**
 * All weakenings that `npm run sabotage` applies to a copy of the code. A weakening removes one
 * guard: `by` replaces the only occurrence of `text` in `file`. The tests of `spec` with names that
 * contain `test` must then fail.
 */
export const weakenings = [
  ...concurrencyWeakenings,
  ...accessWeakenings,
  ...demoWeakenings,
  ...limitWeakenings,
  ...requestWeakenings,
  ...paymentWeakenings,
  ...bookingWeakenings,
  ...matchWeakenings,
  ...nameWeakenings,
  ...fileWeakenings,
];
