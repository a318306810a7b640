import { Injectable } from '@nestjs/common';
import { PHONE_CHANNELS, type PhoneChannelName } from '@five/shared/channels/channels.codes';
import { isMuted } from '@five/shared/notifications/notifications.codes';
import { ChannelError, RecipientUnreached } from '../channels/channel-error.ts';
import type { PhoneMessage } from '../channels/phone-channel.ts';
import { PhoneChannels } from '../channels/phone-channels.ts';
import { Clock } from '../clock/clock.ts';
import { NoticeTexts } from '../i18n/notice-texts.ts';
import { MailBrand } from '../mail/mail-brand.ts';
import { DeskFallback } from './desk-fallback.ts';
import { type DueMessage, OutboxQueue } from './outbox-queue.ts';
import { type Addressee, Recipients, TEL } from './recipients.ts';

/** Time after which the next channel is used, because no provider accepted a message. */
const NEXT_AFTER_MS = 15 * 60 * 1000;
/** The same for the last channel, after which the desk passes a message on. */
const DESK_AFTER_MS = 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
const UNREACHED = 'no channel reaches this customer';

/** Renders short messages: the name of the venue, and the title and text of a notification. */
@Injectable()
export class ShortMessages {
  constructor(
    private readonly texts: NoticeTexts,
    private readonly brand: MailBrand,
    private readonly clock: Clock,
  ) {}

  async of(message: DueMessage, { address, locale }: Addressee): Promise<PhoneMessage> {
    const shown = isCode(message) ? withMinutesLeft(message, this.clock.now()) : message;
    return {
      to: address,
      title: this.texts.titleOf(shown, locale),
      text: this.texts.textOf(shown, locale),
      venue: (await this.brand.current()).name,
      locale,
      reference: message.reference,
      code: codeOf(message),
    };
  }
}

/** Delivers messages to the numbers of people that no mail reaches. */
@Injectable()
export class PhoneDelivery {
  constructor(
    private readonly queue: OutboxQueue,
    private readonly recipients: Recipients,
    private readonly phones: PhoneChannels,
    private readonly messages: ShortMessages,
    private readonly desk: DeskFallback,
    private readonly clock: Clock,
  ) {}

  /**
   * Passes a message on to the best channel; without one, or without a number, to the desk. One of
   * a kind whose mails the recipient has stopped is withdrawn.
   */
  async route(message: DueMessage): Promise<void> {
    const addressee = await this.recipients.find(message.recipient, null);
    if (addressee && isMuted(addressee.muted, message.template, 'mail'))
      return this.queue.withdrawn(message);
    const channel = addressee && (await this.phones.first());
    if (channel) await this.queue.passOn(message, channel);
    else await this.desk.take(message, UNREACHED);
  }

  /**
   * Sends a message by its channel. Returns false if it goes another way, because the channel was
   * turned off or the recipient has no number any more.
   * @throws ChannelError if the provider did not accept it
   */
  async send(message: DueMessage, channel: PhoneChannelName): Promise<boolean> {
    const addressee = await this.recipients.find(message.recipient, message.locale);
    const phone = this.phones.of(channel);
    const isOn = await (isCode(message) ? phone.sendsCodes() : phone.isOn());
    if (addressee && isOn && !isReplaced(message)) {
      await phone.send(await this.messages.of(message, addressee));
      return true;
    }
    await this.sendAnotherWay(message, UNREACHED);
    return false;
  }

  /**
   * After a failed attempt, sends a message another way if it is late or the provider does not
   * reach the recipient; a code at once, unless its channel may send it later. Returns whether it
   * does.
   */
  async giveBack(message: DueMessage, error: unknown, text: string): Promise<boolean> {
    const channel = phoneChannelOf(message);
    if (!channel) return false;
    if (isCode(message)) return this.giveCodeBack(message, error, text);
    const waitedMs = this.clock.now().getTime() - message.dueAt.getTime();
    const isLast = (await this.phones.after(channel)) === null;
    const isLate = waitedMs >= (isLast ? DESK_AFTER_MS : NEXT_AFTER_MS);
    if (!isLate && !(error instanceof RecipientUnreached)) return false;
    await this.sendAnotherWay(message, text);
    return true;
  }

  /**
   * Gives a message up on its channel. The next channel sends it; without one, the desk. A code is
   * never given to the desk.
   */
  async sendAnotherWay(message: DueMessage, error: string): Promise<void> {
    if (isCode(message)) return this.sendCodeAnotherWay(message, error);
    const channel = phoneChannelOf(message);
    const next = channel && (await this.phones.after(channel));
    if (next) await this.queue.passBack(message, next, error);
    else await this.desk.take(message, error);
  }

  private async giveCodeBack(message: DueMessage, error: unknown, text: string): Promise<boolean> {
    if (!(error instanceof ChannelError) || error.failure !== 'refused') return false;
    await this.sendCodeAnotherWay(message, text);
    return true;
  }

  /** A code goes no other way once it was delivered, has expired, or is replaced by a newer one. */
  private async sendCodeAnotherWay(message: DueMessage, error: string): Promise<void> {
    const later = PHONE_CHANNELS.slice(
      PHONE_CHANNELS.findIndex((one) => one === message.channel) + 1,
    );
    const next = (await this.phones.ofCodes()).find((one) => later.includes(one));
    const isValid = !isReplaced(message) && !hasExpired(message, this.clock.now());
    if (next && isValid) await this.queue.passBack(message, next, error);
    else await this.queue.failed(message, error, null);
  }
}

/** Whether a message is a one-time code; only these go to a number without a person. */
const isCode = ({ recipient }: DueMessage): boolean => recipient.startsWith(TEL);

const codeOf = ({ recipient, parameters: { code } }: DueMessage): string | null =>
  recipient.startsWith(TEL) && typeof code === 'string' ? code : null;

/** Whether a code is not stored any more. */
const isReplaced = (message: DueMessage): boolean => isCode(message) && codeOf(message) === null;

const hasExpired = ({ until }: DueMessage, now: Date): boolean => until !== null && until <= now;

/** A code that is sent late names the minutes that are left. */
function withMinutesLeft(message: DueMessage, now: Date): DueMessage {
  const { until, parameters } = message;
  if (until === null) return message;
  const minutes = Math.ceil((until.getTime() - now.getTime()) / MINUTE_MS);
  return { ...message, parameters: { ...parameters, minutes } };
}

const phoneChannelOf = ({ channel }: DueMessage): PhoneChannelName | null =>
  PHONE_CHANNELS.find((one) => one === channel) ?? null;
