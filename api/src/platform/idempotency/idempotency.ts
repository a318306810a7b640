import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.ts';
import { writeWithoutWaiting } from '../database/pipelining-client.ts';
import { type Tx, Transactions } from '../database/transactions.ts';
import { DomainError } from '../http/domain-error.ts';
import type { ApiRequest } from '../http/request.ts';
import { WriteResult } from '../http/write-result.ts';

const CREATED = 201;
const KEPT_MS = 24 * 60 * 60 * 1000;

const MAX_KEY = 200;
const VISITOR = 'visitor';

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

/** The `Idempotency-Key` of a request, or null. */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): IdempotencyContext | null => {
    const request = context.switchToHttp().getRequest<ApiRequest>();
    const key = request.headers['idempotency-key'];
    if (key === undefined) return null;
    if (typeof key !== 'string' || key.length < 1 || key.length > MAX_KEY) {
      throw new DomainError('IDEMPOTENCY_KEY_INVALID', {
        fields: [{ field: 'Idempotency-Key', violation: 'invalid' }],
      });
    }
    const route = `${request.method} ${request.url.split('?', 1)[0]}`;
    const file = request.upload?.sha256;
    return {
      caller: request.user?.reference ?? VISITOR,
      route,
      key,
      bodyHash: hashOf({ body: request.body, file }),
    };
  },
);

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

/**
 * Transactions that run once per idempotency key. The response is stored in the write's own
 * transaction, and a repeated request returns it without running the write again.
 */
@Injectable()
export class IdempotentTransactions extends Transactions {
  constructor(
    source: DataSource,
    private readonly idempotency: Idempotency,
  ) {
    super(source);
  }

  /** Runs `work` in a transaction. `work` returns JSON data, such as the reference of a new row. */
  runOnce<T>(idempotency: IdempotencyContext | null, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.run((tx) =>
      idempotency ? this.idempotency.once(tx, idempotency, () => work(tx)) : work(tx),
    );
  }

  /**
   * Runs `work` as `runOnce` does. `work` returns the standard response envelope, whose text is
   * translated into the language of the repeated request.
   */
  async writeOnce<T>(
    idempotency: IdempotencyContext | null,
    work: (tx: Tx) => Promise<WriteResult<T>>,
  ): Promise<WriteResult<T>> {
    const result = await this.runOnce(idempotency, work);
    if (result instanceof WriteResult) return result;
    const { message, data, extra } = result as WriteResult<T>;
    return WriteResult.of(message, data, extra);
  }
}

/** Returns the hash of a body, independent of the order of its keys. */
function hashOf(body: unknown): string {
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
