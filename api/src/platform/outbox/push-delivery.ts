import { Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE } from '@five/shared/locales/locale';
import { isPushed } from '@five/shared/notifications/push.rules';
import { WebPush } from '../channels/web-push.ts';
import { Clock } from '../clock/clock.ts';
import { NoticeTexts } from '../i18n/notice-texts.ts';
import { MailRenderer } from '../mail/mail-renderer.ts';
import { type DueMessage, OutboxQueue } from './outbox-queue.ts';
import { Recipients } from './recipients.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** A push service takes 4,096 bytes; a letter has three bytes at most. */
const MAX_BODY = 500;
/** Time after which a message that no push service accepted is mailed. */
const MAILED_AFTER_MS = 15 * 60 * 1000;

/** Pushes messages to the browsers of users, in place of mails. */
@Injectable()
export class PushDelivery {
  constructor(
    private readonly queue: OutboxQueue,
    private readonly recipients: Recipients,
    private readonly push: WebPush,
    private readonly texts: NoticeTexts,
    private readonly mails: MailRenderer,
    private readonly clock: Clock,
  ) {}

  /**
   * Passes a due mail on if a browser of the user shows it. A message that could not be pushed
   * before stays a mail. Returns whether it was passed on.
   */
  async takeOver(message: DueMessage): Promise<boolean> {
    if (!isPushed(message.template) || !(await this.push.reaches(message.recipient))) return false;
    if (await this.queue.wasGivenUp(message, 'push')) return false;
    await this.queue.passOn(message, 'push');
    return true;
  }

  /**
   * Pushes a message. If no browser of the user is left, it is passed back to be mailed. Returns
   * whether it was pushed.
   * @throws ChannelError if no browser got it, and a later attempt may succeed
   */
  async send(message: DueMessage): Promise<boolean> {
    const { recipient, template, parameters, reference } = message;
    const addressee = await this.recipients.find(recipient, message.locale);
    const locale = addressee?.locale ?? DEFAULT_LOCALE;
    const about = parameters.reference ?? parameters.booking;
    const isSent =
      addressee !== null &&
      (await this.push.send(recipient, {
        topic: reference,
        template,
        keptSeconds: this.keptSeconds(message),
        payload: {
          title: this.texts.titleOf(message, locale),
          body: this.texts.textOf(message, locale).slice(0, MAX_BODY),
          url: (await this.mails.linkOf({ ...addressee, template, parameters })) ?? '/',
          lang: locale,
          tag: typeof about === 'string' ? about : reference,
        },
      }));
    if (!isSent) await this.queue.passBack(message, 'mail', 'no browser is subscribed');
    return isSent;
  }

  /**
   * After a failed attempt, passes a message back that is late, so that it is mailed. Returns
   * whether it was passed back.
   */
  async giveBack(message: DueMessage, error: string): Promise<boolean> {
    const waitedMs = this.clock.now().getTime() - message.dueAt.getTime();
    if (waitedMs < MAILED_AFTER_MS) return false;
    await this.queue.passBack(message, 'mail', error);
    return true;
  }

  private keptSeconds({ until }: DueMessage): number {
    const left = until ? (until.getTime() - this.clock.now().getTime()) / 1000 : DAY_SECONDS;
    return Math.ceil(Math.min(left, DAY_SECONDS));
  }
}
