import { Injectable } from '@nestjs/common';
import { codeLimitOf } from '@five/shared/channels/code-channels.rules';
import {
  isWhatsappAccepted,
  whatsappBody,
  whatsappErrorCode,
  type WhatsappMessage,
  whatsappRefusal,
} from '@five/shared/channels/whatsapp.rules';
import { ChannelBudget } from './channel-budget.ts';
import { ChannelError, RecipientUnreached } from './channel-error.ts';
import { ChannelSettings, type WhatsappChannel } from './channel-settings.ts';
import { Outbound, type OutboundResponse } from './outbound.ts';
import type { PhoneChannel } from './phone-channel.ts';

/** Whether all settings are there without which no message can be sent. */
export const isCompleteWhatsapp = ({ settings, secrets }: WhatsappChannel): boolean =>
  ![settings.phoneNumberId, settings.template, secrets.token, secrets.appSecret].includes('');

/** Sends messages by the Cloud API of WhatsApp. */
@Injectable()
export class WhatsappCloud implements PhoneChannel {
  constructor(
    private readonly settings: ChannelSettings,
    private readonly outbound: Outbound,
    private readonly budget: ChannelBudget,
  ) {}

  async isOn(): Promise<boolean> {
    return (await this.settings.whatsapp()).enabled;
  }

  async reachesCallers(): Promise<boolean> {
    const { enabled, callers } = await this.settings.whatsapp();
    return enabled && callers;
  }

  async sendsCodes(): Promise<boolean> {
    const { enabled, codes, settings } = await this.settings.whatsapp();
    return enabled && codes && settings.codeTemplate !== '';
  }

  async hasRoomForCode(): Promise<boolean> {
    return this.budget.hasRoomForCode('whatsapp', (await this.settings.whatsapp()).dailyLimit);
  }

  async send(message: WhatsappMessage): Promise<void> {
    const channel = await this.settings.whatsapp();
    const { costCents, dailyLimit } = channel;
    const limit = message.code ? codeLimitOf(dailyLimit) : dailyLimit;
    await this.budget.spend({ channel: 'whatsapp', costCents, limit }, () =>
      this.call(channel, message),
    );
  }

  private async call(channel: WhatsappChannel, message: WhatsappMessage): Promise<void> {
    const { settings, secrets } = channel;
    if (!isCompleteWhatsapp(channel)) throw new ChannelError('refused', 'WhatsApp is not set up');
    const answer = await this.outbound.send({
      method: 'POST',
      url: `${settings.url}/${encodeURIComponent(settings.phoneNumberId)}/messages`,
      headers: {
        authorization: `Bearer ${secrets.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(whatsappBody(message, settings)),
    });
    refuseUnaccepted(answer);
  }
}

/** @throws ChannelError unless the response is a success */
function refuseUnaccepted({ status, body }: OutboundResponse): void {
  const answer = parsed(body);
  if (status >= 200 && status <= 299) {
    if (isWhatsappAccepted(answer)) return;
    throw new ChannelError('refused', 'the answer of WhatsApp is no success');
  }
  const code = whatsappErrorCode(answer?.error);
  if (code === null) throw ChannelError.ofStatus(status);
  const refusal = whatsappRefusal(code);
  const text = `HTTP ${status}, error ${code}`;
  if (refusal === 'recipient') throw new RecipientUnreached(text);
  throw new ChannelError(refusal === 'later' ? 'deferred' : 'refused', text);
}

function parsed(body: string): { error?: unknown } | null {
  try {
    return JSON.parse(body) as { error?: unknown } | null;
  } catch {
    return null;
  }
}
