import { Injectable, Logger } from '@nestjs/common';
import { Jobs } from '../jobs/jobs.ts';
import { Task } from '../jobs/task.decorator.ts';
import { MailTransport } from '../mail/mail-transport.ts';
import { Delivery, type Outcome } from './delivery.ts';
import { DispatchPace } from './dispatch-pace.ts';
import { OutboxWakeUp } from './outbox-wake-up.ts';
import { type DueMessage, OutboxQueue } from './outbox-queue.ts';

const EVERY_SECONDS = 2;
/** Messages that are delivered at once, so that a batch does not block the event loop for long. */
const AT_ONCE = 25;
export const DISPATCH = 'outbox.dispatch';

/**
 * Sends due messages right after the commit that queued them. Every few seconds it also sends
 * messages that became due or that another process did not send.
 */
@Injectable()
export class Dispatcher {
  /** Lets requests go first while the process is busy. */
  readonly pace = new DispatchPace();
  private readonly log = new Logger(Dispatcher.name);
  private unmarked: Processed[] = [];

  constructor(
    private readonly queue: OutboxQueue,
    private readonly delivery: Delivery,
    private readonly transport: MailTransport,
    private readonly jobs: Jobs,
    wakeUp: OutboxWakeUp,
  ) {
    wakeUp.onWake(() => jobs.wake(DISPATCH));
  }

  /**
   * Sends due messages until none is left or the mail server does not respond. Remaining messages
   * are sent later.
   */
  @Task(DISPATCH, EVERY_SECONDS)
  async dispatch(): Promise<void> {
    for (let full = true; full && !this.jobs.stopping;)
      full = await this.pace.run((busy) => this.sendBatch(busy));
  }

  /** Sends one batch. Returns whether more messages may be due that can be sent now. */
  private async sendBatch(busy: boolean): Promise<boolean> {
    const { batch, leaseSeconds } = this.transport;
    const count = busy ? Math.min(batch, AT_ONCE) : batch;
    await this.mark([]);
    const due = await this.queue.lease(count, leaseSeconds);
    const outcomes: Outcome[] = [];
    for (let from = 0; from < due.length; from += AT_ONCE)
      outcomes.push(...(await this.deliver(due.slice(from, from + AT_ONCE))));
    return due.length === count && !outcomes.includes('unreachable');
  }

  private async deliver(due: DueMessage[]): Promise<Outcome[]> {
    const results = await Promise.allSettled(due.map((message) => this.delivery.deliver(message)));
    const outcomes = results
      .filter((result) => result.status === 'fulfilled')
      .map(({ value }) => value);
    await this.mark(outcomes.filter(isProcessed));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    return outcomes;
  }

  /**
   * Marks messages as sent. Messages that could not be marked while the database was unavailable
   * are kept in memory. They are marked before any other message is sent, so that no message is
   * sent twice.
   */
  private async mark(processed: Processed[]): Promise<void> {
    this.unmarked.push(...processed);
    await this.queue.sent(this.unmarked);
    this.unmarked = [];
    await Promise.all(
      processed.map(({ message }) =>
        message.channel === 'notice' ? this.announce(message) : undefined,
      ),
    );
  }

  private async announce(message: DueMessage): Promise<void> {
    await this.delivery
      .announce(message)
      .catch((error: unknown) => this.log.warn(`not announced: ${String(error)}`));
  }
}

type Processed = Exclude<Outcome, string>;

const isProcessed = (outcome: Outcome): outcome is Processed => typeof outcome === 'object';
