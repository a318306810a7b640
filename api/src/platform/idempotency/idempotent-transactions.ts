import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Tx, Transactions } from '../database/transactions.ts';
import { WriteResult } from '../http/write-result.ts';
import { Idempotency, type IdempotencyContext } from './idempotency.ts';

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
