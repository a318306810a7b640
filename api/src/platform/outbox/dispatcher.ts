import { Injectable, Logger } from '@nestjs/common';
import { CHANNELS, type ChannelName } from '@five/shared/channels/channels.codes';
import { OUTBOUND_SECONDS } from '../channels/outbound.ts';
import { Jobs } from '../jobs/jobs.ts';
import { Task } from '../jobs/task.decorator.ts';
import { MailTransport } from '../mail/mail-transport.ts';
import { Delivery, type Outcome } from './delivery.ts';
import { DispatchPace } from './dispatch-pace.ts';
import { OutboxWakeUp } from './outbox-wake-up.ts';
import { type DueMessage, OutboxQueue } from './outbox-queue.ts';
import type { OutboxChannel } from './outbox.entity.ts';

const EVERY_SECONDS = 2;
/** Messages that are delivered at once, so that a batch does not block the event loop for long. */
const AT_ONCE = 25;
export const DISPATCH = 'outbox.dispatch';
export const DISPATCH_CHANNELS = 'outbox.channels';

/** Channels whose messages are sent one batch after another, apart from those of other queues. */
interface Queue {
  channels: readonly OutboxChannel[];
  /** Messages per batch, and the lease of a batch in seconds. */
  batch: number;
  leaseSeconds: number;
  /** Lets requests go first while the process is busy. */
  pace: DispatchPace;
  /** Sent messages that could not be marked yet. */
  unmarked: Processed[];
}

/** Batch of a provider: sent at once, so its lease is longer than the time limit of one call. */
const PROVIDER = { batch: 10, leaseSeconds: 4 * OUTBOUND_SECONDS };

/**
 * Sends due messages right after the commit that queued them. Every few seconds it also sends
 * messages that became due or that another process did not send. Each provider has a queue of its
 * own, so that a slow one delays no other.
 */
@Injectable()
export class Dispatcher {
  readonly pace = new DispatchPace();
  private readonly log = new Logger(Dispatcher.name);
  private readonly mails: Queue;
  private readonly providers: readonly Queue[] = CHANNELS.map(providerQueue);

  constructor(
    private readonly queue: OutboxQueue,
    private readonly delivery: Delivery,
    { batch, leaseSeconds }: MailTransport,
    private readonly jobs: Jobs,
    wakeUp: OutboxWakeUp,
  ) {
    const channels = ['mail', 'notice', 'phone'] as const;
    this.mails = { channels, batch, leaseSeconds, pace: this.pace, unmarked: [] };
    wakeUp.onWake(() => jobs.wake(DISPATCH));
  }

  /**
   * Sends due messages until none is left or the mail server does not respond. Remaining messages
   * are sent later.
   */
  @Task(DISPATCH, EVERY_SECONDS)
  dispatch(): Promise<void> {
    return this.send(this.mails);
  }

  /** Sends due messages of all providers. */
  @Task(DISPATCH_CHANNELS, EVERY_SECONDS)
  async dispatchChannels(): Promise<void> {
    await Promise.all(this.providers.map((provider) => this.send(provider)));
  }

  private async send(queue: Queue): Promise<void> {
    for (let full = true; full && !this.jobs.stopping;)
      full = await queue.pace.run((busy) => this.sendBatch(queue, busy));
  }

  /** Sends one batch. Returns whether more messages may be due that can be sent now. */
  private async sendBatch(queue: Queue, busy: boolean): Promise<boolean> {
    const { channels, batch, leaseSeconds } = queue;
    const count = busy ? Math.min(batch, AT_ONCE) : batch;
    await this.mark(queue, []);
    const due = await this.queue.lease(channels, count, leaseSeconds);
    const outcomes: Outcome[] = [];
    for (let from = 0; from < due.length; from += AT_ONCE)
      outcomes.push(...(await this.deliver(queue, due.slice(from, from + AT_ONCE))));
    return due.length === count && !outcomes.includes('unreachable');
  }

  private async deliver(queue: Queue, due: DueMessage[]): Promise<Outcome[]> {
    const results = await Promise.allSettled(due.map((message) => this.delivery.deliver(message)));
    const outcomes = results
      .filter((result) => result.status === 'fulfilled')
      .map(({ value }) => value);
    await this.mark(queue, outcomes.filter(isProcessed));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    return outcomes;
  }

  /**
   * Marks messages as sent. Messages that could not be marked while the database was unavailable
   * are kept in memory. They are marked before any other message is sent, so that no message is
   * sent twice.
   */
  private async mark(queue: Queue, processed: Processed[]): Promise<void> {
    queue.unmarked.push(...processed);
    await this.queue.sent(queue.unmarked);
    queue.unmarked = [];
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

function providerQueue(channel: ChannelName): Queue {
  return { channels: [channel], ...PROVIDER, pace: new DispatchPace(), unmarked: [] };
}

type Processed = Exclude<Outcome, string>;

const isProcessed = (outcome: Outcome): outcome is Processed => typeof outcome === 'object';
