import { QueryFailedError } from 'typeorm';

const FOREIGN_KEY = '23503';
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '08003',
  '53300',
  '57014',
]);
/**
 * Message patterns of driver errors that have no error code and mean that the database is
 * unavailable.
 */
const UNAVAILABLE_MESSAGES: readonly RegExp[] = [
  /Connection terminated/i,
  /timeout exceeded when trying to connect/i,
  /Query read timeout/i,
  /Driver not Connected/i,
];
const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P03',
  '08001',
  '53300',
]);

/** The database is unavailable, or too busy to open another transaction. */
export class DatabaseUnavailable extends Error {
  constructor() {
    super('the database is unavailable');
  }
}

/**
 * Whether the error means that the database is unavailable: stopped, restarting, out of
 * connections, or slower than the statement timeout. It recognizes the error by its code or by its
 * message.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message } = detailsOf(error);
  return (
    error instanceof DatabaseUnavailable ||
    UNAVAILABLE_CODES.has(code) ||
    UNAVAILABLE_MESSAGES.some((pattern) => pattern.test(message))
  );
}

/**
 * Whether the error means that no connection can be opened, so that the next request would fail
 * too. It is false for a single broken connection and for a slow statement.
 */
export function isConnectionRefused(error: unknown): boolean {
  const { code, message } = detailsOf(error);
  return (
    error instanceof DatabaseUnavailable ||
    CONNECTION_CODES.has(code) ||
    /timeout exceeded when trying to connect|due to connection timeout|Query read timeout/i.test(
      message,
    )
  );
}

/** Code and message of an error of the driver, which TypeORM may have wrapped. */
function detailsOf(error: unknown): { code: string; message: string } {
  const { code, message, driverError } = (error ?? {}) as {
    code?: string;
    message?: string;
    driverError?: { code?: string };
  };
  return { code: driverError?.code ?? code ?? '', message: message ?? '' };
}

/** The SQLSTATE of a failed statement, or undefined for other errors. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof QueryFailedError
    ? (error.driverError as { code?: string }).code
    : undefined;
}

/** Whether a delete failed because of a foreign key. */
export const isReferredTo = (error: unknown): boolean => sqlState(error) === FOREIGN_KEY;

/** The name of the violated constraint, or undefined. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof QueryFailedError
    ? (error.driverError as { constraint?: string }).constraint
    : undefined;
}
