import { Injectable } from '@nestjs/common';
import type { DueMessage } from './outbox-queue.ts';
import { PhoneDelivery } from './phone-delivery.ts';
import { PushDelivery } from './push-delivery.ts';

/** Delivers messages on the channels beside mail and site. */
@Injectable()
export class ChannelDelivery {
  constructor(
    private readonly phones: PhoneDelivery,
    private readonly pushes: PushDelivery,
  ) {}

  /** Passes a due mail on to a better channel. Returns whether there is one. */
  takeOver(message: DueMessage): Promise<boolean> {
    return this.pushes.takeOver(message);
  }

  /**
   * Delivers a message. Returns whether a provider accepted it; otherwise it goes another way.
   * @throws ChannelError if the provider did not accept it
   */
  async deliver(message: DueMessage): Promise<boolean> {
    if (message.channel === 'push') return this.pushes.send(message);
    if (message.channel === 'sms' || message.channel === 'whatsapp')
      return this.phones.send(message, message.channel);
    await this.phones.route(message);
    return false;
  }

  /** After a failed attempt, sends a message another way if it is time. Returns whether it was. */
  giveBack(message: DueMessage, error: unknown, text: string): Promise<boolean> {
    return message.channel === 'push'
      ? this.pushes.giveBack(message, text)
      : this.phones.giveBack(message, error, text);
  }
}
