import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { Transactions } from '../database/transactions.ts';
import { Idempotency } from '../idempotency/idempotency.ts';
import { Limits } from '../limits/limits.ts';
import { OutboxQueue } from '../outbox/outbox-queue.ts';
import { Jobs } from './jobs.ts';

const HOUR_SECONDS = 3600;
// Retention time of notifications: half a year.
const MESSAGES_KEPT_MS = 180 * 24 * HOUR_SECONDS * 1000;

/** Deletes platform data after its retention time. */
@Injectable()
export class HousekeepingTasks {
  constructor(
    jobs: Jobs,
    transactions: Transactions,
    idempotency: Idempotency,
    limits: Limits,
    outbox: OutboxQueue,
    clock: Clock,
  ) {
    jobs.every('platform.idempotency', HOUR_SECONDS, () =>
      transactions.run((tx) => idempotency.forget(tx)),
    );
    jobs.every('platform.limits', HOUR_SECONDS, () => limits.forget());
    jobs.every('platform.outbox', HOUR_SECONDS, () =>
      outbox.forget(new Date(clock.now().getTime() - MESSAGES_KEPT_MS)),
    );
  }
}
