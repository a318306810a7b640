import { Injectable } from '@nestjs/common';
import { codeLimitOf } from '@five/shared/channels/code-channels.rules';
import {
  ENCODERS,
  fillTemplate,
  isCompleteGateway,
  readHeaders,
  smsParts,
} from '@five/shared/channels/sms.rules';
import { ChannelBudget } from './channel-budget.ts';
import { ChannelError } from './channel-error.ts';
import { ChannelSettings, type SmsChannel } from './channel-settings.ts';
import { Outbound } from './outbound.ts';
import type { PhoneChannel, PhoneMessage } from './phone-channel.ts';

const CONTENT_TYPE = { json: 'application/json', form: 'application/x-www-form-urlencoded' };

/** Sends SMS by the HTTP gateway of the settings. */
@Injectable()
export class SmsGateway implements PhoneChannel {
  constructor(
    private readonly settings: ChannelSettings,
    private readonly outbound: Outbound,
    private readonly budget: ChannelBudget,
  ) {}

  async isOn(): Promise<boolean> {
    return (await this.settings.sms()).enabled;
  }

  async reachesCallers(): Promise<boolean> {
    const { enabled, callers } = await this.settings.sms();
    return enabled && callers;
  }

  async sendsCodes(): Promise<boolean> {
    const { enabled, codes } = await this.settings.sms();
    return enabled && codes;
  }

  async hasRoomForCode(): Promise<boolean> {
    return this.budget.hasRoomForCode('sms', (await this.settings.sms()).dailyLimit);
  }

  async send({ to, text, venue, reference, code }: PhoneMessage): Promise<void> {
    const message = { to, text: `${venue}\n${text}`, reference };
    const channel = await this.settings.sms();
    const costCents = smsParts(message.text) * channel.costCents;
    const limit = code ? codeLimitOf(channel.dailyLimit) : channel.dailyLimit;
    await this.budget.spend({ channel: 'sms', costCents, limit }, () =>
      this.call(channel, message),
    );
  }

  private async call(
    { settings, secrets }: SmsChannel,
    { to, text, reference }: Pick<PhoneMessage, 'to' | 'text' | 'reference'>,
  ): Promise<void> {
    const { method, url, format, body, success } = settings;
    if (!isCompleteGateway(settings)) throw new ChannelError('refused', 'no gateway is set');
    const values = { to, digits: to.slice(1), text, reference, secret: secrets.secret };
    const answer = await this.outbound.send({
      method,
      url: fillTemplate(url, values, ENCODERS.form),
      headers: {
        ...readHeaders(fillTemplate(secrets.headers, values, (value) => value)),
        ...(method === 'POST' && { 'content-type': CONTENT_TYPE[format] }),
      },
      body: method === 'POST' ? fillTemplate(body, values, ENCODERS[format]) : null,
    });
    if (answer.status < 200 || answer.status > 299) throw ChannelError.ofStatus(answer.status);
    if (success !== '' && !answer.body.includes(success))
      throw new ChannelError('refused', 'the answer of the gateway is no success');
  }
}
