import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.ts';
import { type Tx, Transactions, writeWithoutWaiting } from '../database/transactions.ts';
import { DomainError } from '../http/domain-error.ts';
import { callOfHandler, WriteResult } from '../http/endpoint.ts';
import type { ApiRequest } from '../http/request.ts';

const CREATED = 201;
const EXISTED = 200;
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
  /** Status of a successful response. */
  status: number;
}

const contexts = new WeakMap<ApiRequest, IdempotencyContext>();

/**
 * Returns the idempotency key of a request whose body has been read; null without a key.
 * @throws DomainError IDEMPOTENCY_KEY_INVALID
 */
export function idempotencyOf(context: ExecutionContext): IdempotencyContext | null {
  const request = context.switchToHttp().getRequest<ApiRequest>();
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || key.length < 1 || key.length > MAX_KEY) {
    throw new DomainError('IDEMPOTENCY_KEY_INVALID', {
      fields: [{ field: 'Idempotency-Key', violation: 'invalid' }],
    });
  }
  const idempotency = contexts.get(request) ?? {
    caller: request.user?.reference ?? VISITOR,
    route: `${request.method} ${request.url.split('?', 1)[0]}`,
    key,
    bodyHash: hashOf({ body: request.body, file: request.upload?.sha256 }),
    status: callOfHandler(context.getHandler())?.status ?? CREATED,
  };
  contexts.set(request, idempotency);
  return idempotency;
}

/** The `Idempotency-Key` of a request, or null. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext) =>
  idempotencyOf(context),
);

interface StoredAnswer {
  body_hash: string;
  /** The result of the write's transaction, and later the response: `{ response: <JSON text> }`. */
  answer: unknown;
}

/** The response to a request with an idempotency key. */
export interface RequestResponse {
  idempotency: IdempotencyContext;
  response: WriteResult;
}

/** Ends the transaction of a repeated request. The request gets the stored response. */
export class RepeatedRequest extends Error {
  constructor(readonly response: WriteResult) {
    super('the response to this request is stored');
  }
}

/**
 * Runs a write once per key and stores its response. A repeated request waits for the first request
 * and gets its response. If the write is refused, its key is rolled back too.
 */
@Injectable()
export class Idempotency {
  /** Responses that the transaction of their write has stored. */
  private readonly storedWithWrite = new WeakSet<WriteResult>();

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the stored response of an earlier request with this key; null if there is none yet.
   * @throws DomainError IDEMPOTENCY_MISMATCH
   */
  async responseOf(idempotency: IdempotencyContext): Promise<WriteResult | null> {
    const stored = await this.stored(this.source, idempotency);
    return stored && responseIn(stored.answer);
  }

  /**
   * Stores the response to a request whose write has committed. If a concurrent request with the
   * same key has stored a response first, that response is returned instead.
   */
  async keep(idempotency: IdempotencyContext, response: WriteResult): Promise<WriteResult> {
    if (this.storedWithWrite.has(response)) return response;
    const [, updated] = await this.source.query<[unknown[], number]>(
      `${STORE} and status is null`,
      storeParameters(idempotency, response),
    );
    return updated > 0 ? response : ((await this.responseOf(idempotency)) ?? response);
  }

  /**
   * Runs `work` once per key, inside the write's transaction. `work` returns the response, or the
   * JSON data from which the handler reads it.
   * @throws RepeatedRequest if the first request has its response; DomainError IDEMPOTENCY_MISMATCH
   */
  async once<T>(tx: Tx, idempotency: IdempotencyContext, work: () => Promise<T>): Promise<T> {
    const stored = await this.claim(tx, idempotency);
    const response = stored && responseIn(stored.answer);
    if (response) throw new RepeatedRequest(response);
    if (stored) return stored.answer as T;
    const result = await work();
    if (result instanceof WriteResult) this.storedWithWrite.add(result);
    writeWithoutWaiting(tx, tx.query(STORE, storeParameters(idempotency, result)));
    return result;
  }

  /**
   * Stores keys that no request has used before, with their responses. The statement is sent
   * without waiting for its result. A key that is in use lets the transaction fail.
   */
  storeNew(tx: Tx, responses: readonly RequestResponse[]): void {
    if (responses.length === 0) return;
    for (const { response } of responses) this.storedWithWrite.add(response);
    const rows = responses.map(({ idempotency, response }) => {
      const [caller, route, key, status, answer] = storeParameters(idempotency, response);
      return { caller, route, key, body_hash: idempotency.bodyHash, status, answer };
    });
    writeWithoutWaiting(tx, tx.query(STORE_NEW, [JSON.stringify(rows), this.clock.now()]));
  }

  /** Deletes idempotency keys that are older than a day. */
  async forget(tx: Tx): Promise<void> {
    await tx.query('delete from idempotency_keys where created_at < $1', [
      new Date(this.clock.now().getTime() - KEPT_MS),
    ]);
  }

  /**
   * Deletes the keys of callers whose account is erased, and the stored responses that contain one
   * of these references. A key without its response refuses a repeated request.
   */
  async forgetOf(tx: Tx, references: string[]): Promise<void> {
    await tx.query('delete from idempotency_keys where caller = any($1)', [references]);
    await tx.query(
      `update idempotency_keys set body_hash = '', answer = null
        where exists (select from unnest($1::text[]) named where strpos(answer::text, named) > 0)`,
      [references],
    );
  }

  private async claim(tx: Tx, idempotency: IdempotencyContext): Promise<StoredAnswer | null> {
    const { caller, route, key, bodyHash } = idempotency;
    const inserted = await tx.query<unknown[]>(
      `insert into idempotency_keys (caller, route, key, body_hash, created_at)
        values ($1, $2, $3, $4, $5) on conflict do nothing returning 1`,
      [caller, route, key, bodyHash, this.clock.now()],
    );
    if (inserted.length > 0) return null;
    const stored = await this.stored(tx, idempotency);
    if (!stored) throw new DomainError('IDEMPOTENCY_MISMATCH');
    return stored;
  }

  private async stored(
    runner: Tx | DataSource,
    { caller, route, key, bodyHash }: IdempotencyContext,
  ): Promise<StoredAnswer | null> {
    const [row] = await runner.query<StoredAnswer[]>(
      `select body_hash, answer from idempotency_keys
        where (caller, route, key) = ($1, $2, $3)`,
      [caller, route, key],
    );
    if (row && row.body_hash !== bodyHash) throw new DomainError('IDEMPOTENCY_MISMATCH');
    return row ?? null;
  }
}

const STORE = `update idempotency_keys set status = $4, answer = $5
  where (caller, route, key) = ($1, $2, $3)`;

const STORE_NEW = `
  insert into idempotency_keys (caller, route, key, body_hash, status, answer, created_at)
  select r.caller, r.route, r.key, r.body_hash, r.status, r.answer::jsonb, $2
  from jsonb_to_recordset($1::jsonb) as r (caller text, route text, key text, body_hash text,
    status int, answer text) order by r.caller, r.route, r.key`;

/**
 * Parameters of `STORE`. The status is null until the answer is a response. A response is stored
 * as text, because `jsonb` does not keep the order of fields.
 */
function storeParameters(
  { caller, route, key, status }: IdempotencyContext,
  result: unknown,
): unknown[] {
  if (!(result instanceof WriteResult)) return [caller, route, key, null, JSON.stringify(result)];
  const answer = { response: JSON.stringify(result) };
  return [caller, route, key, result.existed ? EXISTED : status, JSON.stringify(answer)];
}

/** Returns the response in a stored answer; null if the answer is the result of a transaction. */
function responseIn(answer: unknown): WriteResult | null {
  if (typeof answer !== 'object' || answer === null) return null;
  if ('response' in answer) return WriteResult.fromJson(String(answer.response));
  // A process of an earlier version stored the response itself. A key is kept for a day.
  return 'message' in answer && 'extra' in answer
    ? WriteResult.fromJson(JSON.stringify(answer))
    : null;
}

/**
 * Transactions that run once per idempotency key. The result is stored in the write's own
 * transaction, and a repeated request gets it without running the write again.
 */
@Injectable()
export class IdempotentTransactions extends Transactions {
  constructor(
    source: DataSource,
    private readonly idempotency: Idempotency,
  ) {
    super(source);
  }

  /**
   * Runs `work` in a transaction. `work` returns the response, or JSON data such as the reference
   * of a new row, from which the handler reads the response after the commit.
   */
  runOnce<T>(idempotency: IdempotencyContext | null, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.run((tx) =>
      idempotency ? this.idempotency.once(tx, idempotency, () => work(tx)) : work(tx),
    );
  }

  /**
   * Stores the responses to several requests, of which one transaction does the work. If a key has
   * been used, the transaction fails, and `runOnce` must do the work of each request.
   */
  storeNew(tx: Tx, responses: readonly RequestResponse[]): void {
    this.idempotency.storeNew(tx, responses);
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
