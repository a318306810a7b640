import type { ErrorCode } from '@five/shared/errors/error-codes';

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
  'DATABASE_UNAVAILABLE' satisfies ErrorCode,
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
  'DATABASE_UNAVAILABLE' satisfies ErrorCode,
]);

/**
 * Whether the error means that the database is unavailable: stopped, restarting, out of
 * connections, or slower than the statement timeout. It recognizes the error by its code or by its
 * message.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message, driverError } = (error ?? {}) as {
    code?: string;
    message?: string;
    driverError?: { code?: string };
  };
  return (
    UNAVAILABLE_CODES.has(driverError?.code ?? code ?? '') ||
    UNAVAILABLE_MESSAGES.some((pattern) => pattern.test(message ?? ''))
  );
}

/**
 * Whether the error means that no connection can be opened, so that the next request would fail
 * too. It is false for a single broken connection and for a slow statement.
 */
export function isConnectionRefused(error: unknown): boolean {
  const { code, message, driverError } = (error ?? {}) as {
    code?: string;
    message?: string;
    driverError?: { code?: string };
  };
  return (
    CONNECTION_CODES.has(driverError?.code ?? code ?? '') ||
    /timeout exceeded when trying to connect|due to connection timeout|Query read timeout/i.test(
      message ?? '',
    )
  );
}
