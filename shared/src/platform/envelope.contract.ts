import { ERROR_STATUS, type ErrorCode } from '../errors/error-codes.ts';
import { about, array, object, oneOf, text, sentence } from './schema.ts';

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

/** Fields that all error responses have. */
export const failureFields = {
  status: about(
    '`verifyError` replaces `error` only if the endpoint that verifies an account gets a wrong ' +
      'code.',
    oneOf(['error', 'verifyError']),
  ),
  message: sentence(),
  code: about('Stable code of the error.', oneOf(codes)),
  errorMessages: about('Errors of single fields; empty: none.', array(fieldError)),
};
