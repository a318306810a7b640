import { Injectable } from '@nestjs/common';
import { MailRenderer } from '../mail/mail-renderer.ts';
import { MailTransport } from '../mail/mail-transport.ts';
import { StopLinks } from '../mail/stop-links.ts';
import type { DueMessage } from './outbox-queue.ts';
import type { Addressee } from './recipients.ts';

/** Renders and sends one mail. */
@Injectable()
export class MailDelivery {
  constructor(
    private readonly renderer: MailRenderer,
    private readonly transport: MailTransport,
    private readonly stops: StopLinks,
  ) {}

  /** @throws MailError if the mail server did not accept the mail */
  async send(
    { recipient, template, parameters, reference, dueAt }: DueMessage,
    addressee: Addressee,
  ): Promise<void> {
    const stop = this.stops.of(recipient, template, addressee);
    const mail = await this.renderer.render({ template, parameters, stop, ...addressee });
    await this.transport.deliver({
      ...mail,
      reference,
      to: addressee,
      locale: addressee.locale,
      date: dueAt,
    });
  }
}
