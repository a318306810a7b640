import { eraseBlocker } from '../auth/auth.schemas.ts';
import { alternativeSlot } from '../bookings/bookings.schemas.ts';
import { seriesPlan } from '../bookings/series.schemas.ts';
import type { ErrorCode } from '../errors/error-codes.ts';
import { ERROR_STATUS } from '../errors/error-codes.ts';
import { standingOnPitch } from '../slots/slots.schemas.ts';
import type { Failure, FieldError } from './envelope.contract.ts';
import { array, integer, object, oneOf, reference, type Schema, text } from './schema.ts';

const codes = Object.keys(ERROR_STATUS).filter((code): code is ErrorCode => code in ERROR_STATUS);

const fieldError: Schema<FieldError> = object<FieldError>('FieldError', {
  field: text(),
  message: text(),
});

/** Schema of the body of all error responses. */
export const failure: Schema<Failure> = object<Failure>(
  'Failure',
  {
    status: oneOf(['error', 'verifyError']),
    message: text(),
    code: oneOf(codes),
    errorMessages: array(fieldError),
    alternatives: array(alternativeSlot),
    standing: array(standingOnPitch),
    blockers: array(eraseBlocker),
    plan: seriesPlan,
    missing: integer(),
    hours: integer(),
    addon: reference('addon'),
    left: integer(),
    dueCents: integer(),
  },
  ['alternatives', 'standing', 'blockers', 'plan', 'missing', 'hours', 'addon', 'left', 'dueCents'],
);
