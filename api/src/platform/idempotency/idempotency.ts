import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { writeWithoutWaiting } from '../database/pipelining-client.ts';
import type { Tx } from '../database/transactions.ts';
import { DomainError } from '../http/domain-error.ts';

/**
 * The idempotency key of a request, with its caller, route and body hash. Parameters of this type
 * are null if the client sent no key. All visitors share one caller, so a stored response is
 * returned only to a request with the same body.
 */
export interface IdempotencyContext {
  caller: string;
  route: string;
  key: string;
  bodyHash: string;
}

interface StoredAnswer {
  body_hash: string;
  answer: unknown;
}

/**
 * Runs a write once per key. A repeated request waits for the first request and gets its response.
 * If the write is refused, its key is rolled back too.
 */
@Injectable()
export class Idempotency {
  constructor(private readonly clock: Clock) {}

  /** Runs `work` once per key, inside the write's transaction. `work` returns the response. */
  async once<T>(tx: Tx, idempotency: IdempotencyContext, work: () => Promise<T>): Promise<T> {
    const stored = await this.claim(tx, idempotency);
    if (stored) return stored.answer as T;
    const answer = await work();
    const { caller, route, key } = idempotency;
    writeWithoutWaiting(
      tx,
      tx.query(
        `update idempotency_keys set status = $4, answer = $5
          where (caller, route, key) = ($1, $2, $3)`,
        [caller, route, key, CREATED, JSON.stringify(answer)],
      ),
    );
    return answer;
  }

  /** Deletes idempotency keys that are older than a day. */
  async forget(tx: Tx): Promise<void> {
    await tx.query('delete from idempotency_keys where created_at < $1', [
      new Date(this.clock.now().getTime() - KEPT_MS),
    ]);
  }

  /** Deletes the stored responses of a caller, when an account is erased. */
  async forgetOf(tx: Tx, caller: string): Promise<void> {
    await tx.query('delete from idempotency_keys where caller = $1', [caller]);
  }

  private async claim(
    tx: Tx,
    { caller, route, key, bodyHash }: IdempotencyContext,
  ): Promise<StoredAnswer | null> {
    const inserted = await tx.query<unknown[]>(
      `insert into idempotency_keys (caller, route, key, body_hash, created_at)
        values ($1, $2, $3, $4, $5) on conflict do nothing returning 1`,
      [caller, route, key, bodyHash, this.clock.now()],
    );
    if (inserted.length > 0) return null;
    const [row] = await tx.query<StoredAnswer[]>(
      `select body_hash, answer from idempotency_keys
        where (caller, route, key) = ($1, $2, $3)`,
      [caller, route, key],
    );
    if (row?.body_hash !== bodyHash) throw new DomainError('IDEMPOTENCY_MISMATCH');
    return row;
  }
}

const CREATED = 201;
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Returns the hash of a body, independent of the order of its keys. */
export function hashOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest('base64url');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
