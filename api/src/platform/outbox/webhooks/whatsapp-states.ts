import { Injectable } from '@nestjs/common';
import type { WhatsappReport } from '@five/shared/channels/whatsapp.rules';
import { OutboxQueue } from '../outbox-queue.ts';
import { PhoneDelivery } from '../phone-delivery.ts';

/**
 * Stores the states of messages that WhatsApp reports. WhatsApp reports a state more than once and
 * in any order, so a state is never taken back: a message that was delivered does not fail any
 * more, and one that was given up has gone another way. An unknown reference is ignored.
 */
@Injectable()
export class WhatsappStates {
  constructor(
    private readonly queue: OutboxQueue,
    private readonly phones: PhoneDelivery,
  ) {}

  async take(reports: readonly WhatsappReport[]): Promise<void> {
    for (const { reference, state, code } of reports)
      if (state === 'failed') await this.failed(reference, code);
      else await this.queue.reached('whatsapp', reference, state);
  }

  private async failed(reference: string, code: number | null): Promise<void> {
    const message = await this.queue.takeBack('whatsapp', reference);
    if (message) await this.phones.sendAnotherWay(message, `failed, error ${code ?? 'unknown'}`);
  }
}
