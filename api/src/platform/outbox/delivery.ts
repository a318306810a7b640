import { Injectable, Logger } from '@nestjs/common';
import { isMuted } from '@five/shared/notifications/notifications.codes';
import { Clock } from '../clock/clock.ts';
import { isDatabaseUnavailable } from '../database/errors.ts';
import { type Failure, MailError } from '../mail/mail-error.ts';
import { MailRenderer } from '../mail/mail-renderer.ts';
import { MailTransport } from '../mail/mail-transport.ts';
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

/** Delivers one message, a mail or a notification. */
@Injectable()
export class Delivery {
  private readonly log = new Logger(Delivery.name);
  private announceNotification: Announce = () => Promise.resolve();

  constructor(
    private readonly queue: OutboxQueue,
    private readonly recipients: Recipients,
    private readonly renderer: MailRenderer,
    private readonly transport: MailTransport,
    private readonly clock: Clock,
  ) {}

  /**
   * Delivers a message. An error of the message or of the mail server is returned, not thrown. An
   * error of the database is thrown, and the caller handles it.
   */
  async deliver(message: DueMessage): Promise<Outcome> {
    if (message.until && message.until <= this.clock.now()) return this.drop(message);
    try {
      return message.channel === 'mail' ? await this.mail(message) : await this.notice(message);
    } catch (error) {
      if (!(error instanceof MailError) && isDatabaseUnavailable(error)) throw error;
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

  private async mail(message: DueMessage): Promise<Outcome> {
    const { recipient, locale, template, parameters, reference, dueAt } = message;
    const addressee = await this.recipients.find(recipient, locale);
    if (!addressee || isMuted(addressee.muted, template, 'mail')) return this.drop(message);
    const mail = await this.renderer.render({ template, parameters, ...addressee });
    await this.transport.deliver({
      ...mail,
      reference,
      to: addressee,
      locale: addressee.locale,
      date: dueAt,
    });
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
    const failure = error instanceof MailError ? error.failure : 'deferred';
    const next = nextTry(failure, {
      tries: message.tries,
      dueAt: message.dueAt,
      now: this.clock.now(),
    });
    this.log.warn(`${message.template} ${message.reference} ${failure}${next ? '' : ', given up'}`);
    await this.queue.failed(message, error instanceof Error ? error.message : String(error), next);
    return failure;
  }
}
