import type { Tx } from './transactions.ts';

const behind = new WeakMap<Tx, Promise<unknown>[]>();

/**
 * Statements of one transaction that are sent together and run in this order, so that the way to the database is paid once. All have
 * ended before the first failure is thrown: nothing is sent any more to a transaction that is being rolled back.
 */
export async function inOneGo<T extends readonly unknown[]>(...statements: T): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(statements);
  return Promise.all(statements);
}

/** A write whose answer nobody needs: what follows in the transaction, the commit too, is sent without waiting for it. Where it fails, so does the transaction. */
export function sendBehind(tx: Tx, statement: Promise<unknown>): void {
  statement.catch(() => undefined); // told by `arrived`
  behind.set(tx, [...(behind.get(tx) ?? []), statement]);
}

/** Waits for all that was sent so. @throws what the first of them failed with: where one did, the server has made a rollback of the commit */
export async function arrived(tx: Tx): Promise<void> {
  const sent = behind.get(tx);
  if (sent) await inOneGo(...sent);
}
