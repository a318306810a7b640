import type { Tx } from './transactions.ts';

const unawaited = new WeakMap<Tx, Promise<unknown>[]>();

/**
 * Runs statements of one transaction as a pipeline, in order, with one network round trip. The
 * first error is thrown only after all statements have ended, so that no statement is sent during a
 * rollback.
 */
export async function pipeline<T extends readonly unknown[]>(
  ...statements: T
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(statements);
  return Promise.all(statements);
}

/**
 * Sends a write without waiting for its result. Later statements, including the commit, are sent at
 * once, and an error of the write is thrown at commit.
 */
export function writeWithoutWaiting(tx: Tx, statement: Promise<unknown>): void {
  statement.catch(() => undefined); // The error is ignored here, because `flush` throws it.
  unawaited.set(tx, [...(unawaited.get(tx) ?? []), statement]);
}

/**
 * Waits for all writes of `writeWithoutWaiting`.
 * @throws the first error; the server has then turned the commit into a rollback
 */
export async function flush(tx: Tx): Promise<void> {
  const sent = unawaited.get(tx);
  if (sent) await pipeline(...sent);
}
