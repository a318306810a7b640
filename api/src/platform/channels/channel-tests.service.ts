import { Injectable } from '@nestjs/common';
import { isCompleteGateway } from '@five/shared/channels/sms.rules';
import type { PhoneChannelName } from '@five/shared/channels/channels.codes';
import type { ChannelTestAnswer } from '@five/shared/channels/channels.contract';
import type { CallerContext } from '../access/caller.ts';
import { codeRefused } from '../http/domain-error.ts';
import { phoneOf } from '../http/normalized.ts';
import { Translator } from '../i18n/translator.ts';
import { Limits } from '../limits/limits.ts';
import { MailBrand } from '../mail/mail-brand.ts';
import { newReference } from '../references.ts';
import { ChannelError } from './channel-error.ts';
import { ChannelSettings } from './channel-settings.ts';
import { PhoneChannels } from './phone-channels.ts';
import { isCompleteWhatsapp } from './whatsapp-cloud.ts';

/** Test messages of one admin per hour. */
const LIMIT = { points: 10, seconds: 60 * 60 };

/** Sends test messages of an admin. They count like other messages. */
@Injectable()
export class ChannelTests {
  constructor(
    private readonly settings: ChannelSettings,
    private readonly phones: PhoneChannels,
    private readonly limits: Limits,
    private readonly brand: MailBrand,
    private readonly translator: Translator,
  ) {}

  /**
   * Sends a test by a channel to numbers. The result has no text of the provider, which could be a
   * page of a server inside the operator's network.
   * @throws DomainError CHANNEL_INCOMPLETE, CHANNEL_WHATSAPP_INCOMPLETE, CUSTOMER_PHONE_INVALID,
   * TOO_MANY_REQUESTS
   */
  async send(
    channel: PhoneChannelName,
    { caller: { reference }, locale }: CallerContext,
    number: string,
  ): Promise<ChannelTestAnswer> {
    const to = phoneOf(number, 'to');
    await this.refuseIncomplete(channel);
    await this.limits.take('channels.tests', reference, LIMIT);
    const { name: venue } = await this.brand.current();
    const [title, text] = ['testTitle', 'testText'].map((key) =>
      this.translator.translate(locale, 'messages', `channels.${key}`, { venue }),
    ) as [string, string];
    try {
      const message = { to, title, text, venue, locale, reference: newReference('N') };
      await this.phones.of(channel).send(message);
      return { sent: true, error: null };
    } catch (error) {
      if (!(error instanceof ChannelError)) throw error;
      return { sent: false, error: error.message };
    }
  }

  private async refuseIncomplete(channel: PhoneChannelName): Promise<void> {
    if (channel === 'sms') {
      if (!isCompleteGateway((await this.settings.sms()).settings))
        throw codeRefused('CHANNEL_INCOMPLETE');
    } else if (!isCompleteWhatsapp(await this.settings.whatsapp()))
      throw codeRefused('CHANNEL_WHATSAPP_INCOMPLETE');
  }
}
