import type { ErrorCode } from '@five/shared/errors/error-codes';

const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', '57P01', '57P02', '57P03', '08006', '08001', '08003', '53300', 'DATABASE_AWAY' satisfies ErrorCode]);

/** The server is gone, restarting, or has no connection left: the same for every driver's way to say so. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message, driverError } = (error ?? {}) as { code?: string; message?: string; driverError?: { code?: string } };
  return AWAY.has(driverError?.code ?? code ?? '') || /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Driver not Connected/i.test(message ?? '');
}
