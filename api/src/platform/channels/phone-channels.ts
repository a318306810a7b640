import { Injectable } from '@nestjs/common';
import { PHONE_CHANNELS, type PhoneChannelName } from '@five/shared/channels/channels.codes';
import type { PhoneChannel } from './phone-channel.ts';
import { SmsGateway } from './sms-gateway.ts';
import { WhatsappCloud } from './whatsapp-cloud.ts';

/** The channels to phone numbers. */
@Injectable()
export class PhoneChannels {
  private readonly channels: Record<PhoneChannelName, PhoneChannel>;

  constructor(whatsapp: WhatsappCloud, sms: SmsGateway) {
    this.channels = { whatsapp, sms };
  }

  of(name: PhoneChannelName): PhoneChannel {
    return this.channels[name];
  }

  /** Returns the first channel that reaches people without an account; null: none. */
  async first(): Promise<PhoneChannelName | null> {
    return this.firstOf(PHONE_CHANNELS);
  }

  /** Returns the next such channel after one that did not reach a number; null: none. */
  async after(name: PhoneChannelName): Promise<PhoneChannelName | null> {
    return this.firstOf(PHONE_CHANNELS.slice(PHONE_CHANNELS.indexOf(name) + 1));
  }

  /** The channels that send one-time codes, best first. */
  async ofCodes(): Promise<PhoneChannelName[]> {
    const sends = await Promise.all(PHONE_CHANNELS.map((name) => this.channels[name].sendsCodes()));
    return PHONE_CHANNELS.filter((_, index) => sends[index]);
  }

  private async firstOf(names: readonly PhoneChannelName[]): Promise<PhoneChannelName | null> {
    for (const name of names) if (await this.channels[name].reachesCallers()) return name;
    return null;
  }
}
