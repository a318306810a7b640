import { Injectable } from '@nestjs/common';
import { Clock } from './clock/clock.ts';
import { Transactions } from './database/transactions.ts';
import { Idempotency } from './idempotency/idempotency.ts';
import { Limits } from './limits/limits.ts';
import { KeptCodes } from './outbox/codes/kept-codes.ts';
import { OutboxQueue } from './outbox/outbox-queue.ts';
import { Task } from './jobs/task.decorator.ts';

export const FORGET_CODES = 'platform.codes';
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
// Retention time of notifications: half a year.
const MESSAGES_KEPT_MS = 180 * 24 * HOUR_SECONDS * 1000;

/** Deletes platform data after its retention time. */
@Injectable()
export class HousekeepingTasks {
  constructor(
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly limits: Limits,
    private readonly outbox: OutboxQueue,
    private readonly codes: KeptCodes,
    private readonly clock: Clock,
  ) {}

  @Task('platform.idempotency', HOUR_SECONDS)
  forgetIdempotency(): Promise<unknown> {
    return this.transactions.run((tx) => this.idempotency.forget(tx));
  }

  @Task('platform.limits', HOUR_SECONDS)
  forgetLimits(): Promise<unknown> {
    return this.limits.forget();
  }

  @Task(FORGET_CODES, MINUTE_SECONDS)
  forgetCodes(): Promise<void> {
    return this.codes.forget();
  }

  @Task('platform.outbox', HOUR_SECONDS)
  forgetMessages(): Promise<unknown> {
    return this.outbox.forget(new Date(this.clock.now().getTime() - MESSAGES_KEPT_MS));
  }
}
