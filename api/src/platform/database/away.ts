import type { ErrorCode } from '@five/shared/errors/error-codes';

const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', '57P01', '57P02', '57P03', '08006', '08001', '08003', '53300', '57014', 'DATABASE_AWAY' satisfies ErrorCode]);
const OUT_OF_REACH = new Set(['ECONNREFUSED', 'ETIMEDOUT', 'ENOTFOUND', '57P03', '08001', '53300', 'DATABASE_AWAY' satisfies ErrorCode]);

/** The server is gone, restarting, has no connection left, or took longer over a statement than anybody waits: the same for every driver's way to say so. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message, driverError } = (error ?? {}) as { code?: string; message?: string; driverError?: { code?: string } };
  return AWAY.has(driverError?.code ?? code ?? '') || /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Driver not Connected/i.test(message ?? '');
}

/** No connection is to be had, or one that is had says nothing: whoever asks next will fare the same. One that merely broke, or a statement that took too long, says nothing of others. */
export function isOutOfReach(error: unknown): boolean {
  const { code, message, driverError } = (error ?? {}) as { code?: string; message?: string; driverError?: { code?: string } };
  return OUT_OF_REACH.has(driverError?.code ?? code ?? '') || /timeout exceeded when trying to connect|due to connection timeout|Query read timeout/i.test(message ?? '');
}
