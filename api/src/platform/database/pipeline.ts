import type { Tx } from './transactions.ts';

const unawaited = new WeakMap<Tx, Promise<unknown>[]>();

/**
 * Runs statements of one transaction as a pipeline, in order, with one network round trip. All of
 * them have ended before the first error is thrown, so nothing is sent to a transaction that is
 * being rolled back.
 */
export async function pipeline<T extends readonly unknown[]>(
  ...statements: T
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(statements);
  return Promise.all(statements);
}

/**
 * Fire-and-forget write: later statements, the commit included, are sent without waiting for it.
 * Its error surfaces at commit.
 */
export function writeWithoutWaiting(tx: Tx, statement: Promise<unknown>): void {
  statement.catch(() => undefined); // `flush` throws the error.
  unawaited.set(tx, [...(unawaited.get(tx) ?? []), statement]);
}

/**
 * Waits for all fire-and-forget writes. @throws the first error; the server has then turned the
 * commit into a rollback
 */
export async function flush(tx: Tx): Promise<void> {
  const sent = unawaited.get(tx);
  if (sent) await pipeline(...sent);
}
