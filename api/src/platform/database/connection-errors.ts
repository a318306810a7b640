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
/** Errors of the driver without a code. */
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
 * Whether the database is unavailable: gone, restarting, out of connections, or slower than the
 * statement timeout. Covers every form in which the driver reports these errors.
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
 * Whether no connection can be opened, so that the next request would fail too. A single broken
 * connection or a slow statement does not count.
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
