import { Injectable, Logger } from '@nestjs/common';
import { isMuted } from '@five/shared/notifications/notifications.codes';
import { Clock } from '../clock/clock.ts';
import { isDatabaseUnavailable } from '../database/errors.ts';
import { type Failure, MailError } from '../mail/mail-error.ts';
import { ChannelError } from '../channels/channel-error.ts';
import { MailDelivery } from './mail-delivery.ts';
import { ChannelDelivery } from './channel-delivery.ts';
import { DeskFallback } from './desk-fallback.ts';
import { type DueMessage, OutboxQueue } from './outbox-queue.ts';
import { type Addressee, Recipients } from './recipients.ts';
import { nextTry } from './retry.ts';

/**
 * Outcome of a message: sent (with the address it was sent to), dropped, or failed (with the
 * reason).
 */
export type Outcome = { message: DueMessage; to: string | null } | 'dropped' | Failure;

/** Sends a due notification to the browsers of its user. */
type Announce = (message: DueMessage, addressee: Addressee) => Promise<void>;

/** Delivers one message: a mail, a notification, or a message on another channel. */
@Injectable()
export class Delivery {
  private readonly log = new Logger(Delivery.name);
  private announceNotification: Announce = () => Promise.resolve();

  constructor(
    private readonly queue: OutboxQueue,
    private readonly recipients: Recipients,
    private readonly mails: MailDelivery,
    private readonly channels: ChannelDelivery,
    private readonly desk: DeskFallback,
    private readonly clock: Clock,
  ) {}

  /**
   * Delivers a message. An error of the message or of the mail server is returned, not thrown. An
   * error of the database is thrown, and the caller handles it.
   */
  async deliver(message: DueMessage): Promise<Outcome> {
    if (message.until && message.until <= this.clock.now()) return this.drop(message);
    try {
      return await this.byChannel(message);
    } catch (error) {
      if (failureOf(error) === null && isDatabaseUnavailable(error)) throw error;
      return this.postpone(message, error);
    }
  }

  /** Registers the function that sends due notifications to browsers. */
  onNotificationDue(announce: Announce): void {
    this.announceNotification = announce;
  }

  /** Sends a notification that has become due to its user's browsers. */
  async announce(message: DueMessage): Promise<void> {
    const addressee = await this.recipients.find(message.recipient, null);
    if (addressee) await this.announceNotification(message, addressee);
  }

  private async byChannel(message: DueMessage): Promise<Outcome> {
    if (message.channel === 'mail') return this.mail(message);
    if (message.channel === 'notice') return this.notice(message);
    return (await this.channels.deliver(message)) ? { message, to: null } : 'dropped';
  }

  private async mail(message: DueMessage): Promise<Outcome> {
    const addressee = await this.recipients.find(message.recipient, message.locale);
    if (!addressee || isMuted(addressee.muted, message.template, 'mail')) return this.drop(message);
    if (await this.channels.takeOver(message)) return 'dropped';
    await this.desk.takeUnread(message, addressee);
    if (addressee.address === '') return this.drop(message);
    await this.mails.send(message, addressee);
    return { message, to: addressee.address };
  }

  /**
   * Handles a notification that is due. No transport sends it, because the user's list of
   * notifications shows it from its due time on. If the recipient has muted notifications of its
   * kind, it is withdrawn.
   */
  private async notice(message: DueMessage): Promise<Outcome> {
    const addressee = await this.recipients.find(message.recipient, message.locale);
    return addressee && isMuted(addressee.muted, message.template, 'site')
      ? this.drop(message)
      : { message, to: null };
  }

  private async drop(message: DueMessage): Promise<Outcome> {
    await this.queue.withdrawn(message);
    return 'dropped';
  }

  private async postpone(message: DueMessage, error: unknown): Promise<Outcome> {
    const failure = failureOf(error) ?? 'deferred';
    const text = error instanceof Error ? error.message : String(error);
    if (await this.channels.giveBack(message, error, text)) return failure;
    const next = nextTry(failure, {
      tries: message.tries,
      dueAt: message.dueAt,
      now: this.clock.now(),
      isReported: isReported(message, error),
    });
    this.log.warn(`${message.template} ${message.reference} ${failure}${next ? '' : ', given up'}`);
    await this.queue.failed(message, text, next);
    return failure;
  }
}

/** Whether the provider may have got a message, and reports it if it did. */
const isReported = ({ channel }: DueMessage, error: unknown): boolean =>
  channel === 'whatsapp' && error instanceof ChannelError && error.mayHaveArrived;

/** The cause that the server of a channel gave; null for an error of the product itself. */
const failureOf = (error: unknown): Failure | null =>
  error instanceof MailError || error instanceof ChannelError ? error.failure : null;
