import { eraseFailureFields } from '../auth/auth.contract.ts';
import { addonFailureFields } from '../bookings/bookings.contract.ts';
import { seriesFailureFields } from '../bookings/series/series.contract.ts';
import { paymentFailureFields } from '../payments/payments.contract.ts';
import { failureFields } from '../platform/envelope.contract.ts';
import { object, type TypeOf } from '../platform/schema.ts';
import { slotFailureFields } from '../slots/slots.contract.ts';

/** Schema of the body of all error responses. */
export const failure = object(
  'Failure',
  {
    ...failureFields,
    ...slotFailureFields,
    ...eraseFailureFields,
    ...seriesFailureFields,
    ...addonFailureFields,
    ...paymentFailureFields,
  },
  ['alternatives', 'standing', 'blockers', 'plan', 'missing', 'hours', 'addon', 'left', 'dueCents'],
);
export type Failure = TypeOf<typeof failure>;
