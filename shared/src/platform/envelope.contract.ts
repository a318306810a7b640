import { eraseBlocker } from '../auth/auth.contract.ts';
import { alternativeSlot } from '../slots/slots.contract.ts';
import { seriesPlan } from '../bookings/series.contract.ts';
import { ERROR_STATUS, type ErrorCode } from '../errors/error-codes.ts';
import { standingOnPitch } from '../slots/slots.contract.ts';
import {
  about,
  array,
  integer,
  object,
  oneOf,
  reference,
  text,
  type TypeOf,
  sentence,
} from './schema.ts';

/**
 * Response of a write. In the response to most `DELETE` calls, `data` is the list that remains,
 * such as the caller's bookings after a cancellation.
 */
export interface Success<T> {
  status: 'success';
  message: string;
  data: T;
}

const codes = Object.keys(ERROR_STATUS).filter((code): code is ErrorCode => code in ERROR_STATUS);

const fieldError = object('FieldError', {
  field: about(
    'Path of the field inside the body, such as `endTime` or `addons.0.quantity`.',
    text(),
  ),
  message: sentence(),
});
export type FieldError = TypeOf<typeof fieldError>;

/** Schema of the body of all error responses. */
export const failure = object(
  'Failure',
  {
    status: about(
      '`verifyError` replaces `error` only if the endpoint that verifies an account gets a wrong ' +
        'code.',
      oneOf(['error', 'verifyError']),
    ),
    message: sentence(),
    code: about('Stable code of the error.', oneOf(codes)),
    errorMessages: about('Errors of single fields; empty: none.', array(fieldError)),
    alternatives: about(
      'Present with `BOOKING_SLOT_TAKEN`: up to three nearest free slots.',
      array(alternativeSlot),
    ),
    standing: about(
      'Present with `BLOCK_SLOT_TAKEN`: the entries that occupy the slot, in chronological order.',
      array(standingOnPitch),
    ),
    blockers: about(
      'Present with `AUTH_ERASE_BLOCKED`: the items that the user must settle before the account ' +
        'can be erased.',
      array(eraseBlocker),
    ),
    plan: about(
      'Present with `SERIES_CHANGED`: the current plan of the series (a weekly booking).',
      seriesPlan,
    ),
    missing: about(
      "Present with `SERIES_HOURS_MISSING`: number of hours that the customer's packs lack.",
      integer(),
    ),
    hours: about(
      'Present with `SERIES_HOURS_MISSING`: the total number of hours of the series.',
      integer(),
    ),
    addon: about(
      'Present with `BOOKING_ADDON_OUT_OF_STOCK`: reference of the add-on.',
      reference('addon'),
    ),
    left: about(
      'Present with `BOOKING_ADDON_OUT_OF_STOCK`: the quantity that is still available.',
      integer(),
    ),
    dueCents: about('Present with `PAYMENT_EXCEEDS_DUE`: the amount due in centimes.', integer()),
  },
  ['alternatives', 'standing', 'blockers', 'plan', 'missing', 'hours', 'addon', 'left', 'dueCents'],
);
export type Failure = TypeOf<typeof failure>;
