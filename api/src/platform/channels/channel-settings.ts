import { Injectable } from '@nestjs/common';
import type { ChannelName } from '@five/shared/channels/channels.codes';
import { DataSource } from 'typeorm';
import { FieldCipher } from '../config/field-cipher.ts';
import { CachedValue } from '../database/cached-value.ts';
import { PgListener } from '../database/pg-listener.ts';
import { Channel, type SmsSettings, type WhatsappSettings } from './channel.entity.ts';

/** Secrets of the SMS gateway; empty texts: none. */
export interface SmsSecrets {
  headers: string;
  secret: string;
}

/** The channel of SMS with its settings and secrets. */
export interface SmsChannel extends Omit<Channel, 'secretsSealed' | 'settings'> {
  settings: SmsSettings;
  secrets: SmsSecrets;
}

/** Secrets of WhatsApp; empty texts: none. */
export interface WhatsappSecrets {
  token: string;
  appSecret: string;
}

/** The channel of WhatsApp with its settings and secrets. */
export interface WhatsappChannel extends Omit<Channel, 'secretsSealed' | 'settings'> {
  settings: WhatsappSettings;
  secrets: WhatsappSecrets;
}

/** Settings that the channels to phone numbers have in common. */
type PhoneSettings = Pick<Channel, 'enabled' | 'callers' | 'codes' | 'dailyLimit' | 'costCents'>;

export const phoneSettingsOf = ({
  enabled,
  callers,
  codes,
  dailyLimit,
  costCents,
}: PhoneSettings): PhoneSettings => ({ enabled, callers, codes, dailyLimit, costCents });

/** The channel of web push, which has no settings of its own. */
export type PushChannel = Pick<Channel, 'enabled' | 'dailyLimit'>;

interface Stored {
  whatsapp: WhatsappChannel;
  sms: SmsChannel;
  push: PushChannel;
}

/** The channels before an admin changes them. */
const NEW_SMS: SmsChannel = {
  name: 'sms',
  enabled: false,
  callers: false,
  codes: false,
  dailyLimit: 100,
  costCents: 0,
  settings: { method: 'POST', url: '', format: 'json', body: '', success: '' },
  secrets: { headers: '', secret: '' },
};
const NEW_WHATSAPP: WhatsappChannel = {
  name: 'whatsapp',
  enabled: false,
  callers: false,
  codes: false,
  dailyLimit: 100,
  costCents: 0,
  settings: {
    url: 'https://graph.facebook.com/v25.0',
    phoneNumberId: '',
    template: '',
    codeTemplate: '',
  },
  secrets: { token: '', appSecret: '' },
};
const NEW_PUSH: PushChannel = { enabled: false, dailyLimit: 10_000 };

/** Owner of an encrypted field of a channel, as `ENCRYPTED_FIELDS` names it. */
const ownerOf = (name: ChannelName) => `channel ${name}`;

/** Reads the settings of the channels. They are cached until they change. */
@Injectable()
export class ChannelSettings {
  private readonly cache: CachedValue<Stored>;

  constructor(
    private readonly source: DataSource,
    private readonly cipher: FieldCipher,
    pgListener: PgListener,
  ) {
    this.cache = new CachedValue(pgListener, 'channels', () => this.read());
  }

  async whatsapp(): Promise<WhatsappChannel> {
    return (await this.cache.get()).whatsapp;
  }

  async sms(): Promise<SmsChannel> {
    return (await this.cache.get()).sms;
  }

  async push(): Promise<PushChannel> {
    return (await this.cache.get()).push;
  }

  /** Returns the SMS channel of a row. */
  smsOf(row: Channel | null): SmsChannel {
    return row ? this.opened(row, NEW_SMS) : NEW_SMS;
  }

  /** Returns the WhatsApp channel of a row. */
  whatsappOf(row: Channel | null): WhatsappChannel {
    return row ? this.opened(row, NEW_WHATSAPP) : NEW_WHATSAPP;
  }

  seal(name: ChannelName, secrets: SmsSecrets | WhatsappSecrets): Buffer {
    return this.cipher.encrypt(JSON.stringify(secrets), ownerOf(name));
  }

  /** A channel with its secrets; without them if they were encrypted with another key. */
  private opened<S extends object, K extends object>(
    { secretsSealed, settings, ...rest }: Channel,
    initial: { settings: S; secrets: K },
  ): Omit<Channel, 'secretsSealed' | 'settings'> & { settings: S; secrets: K } {
    const text = secretsSealed && this.cipher.decrypt(secretsSealed, ownerOf(rest.name));
    return {
      ...rest,
      settings: { ...initial.settings, ...settings },
      secrets: text ? (JSON.parse(text) as K) : initial.secrets,
    };
  }

  private async read(): Promise<Stored> {
    const rows = await this.source.getRepository(Channel).find();
    const rowOf = (name: ChannelName) => rows.find((row) => row.name === name) ?? null;
    return {
      whatsapp: this.whatsappOf(rowOf('whatsapp')),
      sms: this.smsOf(rowOf('sms')),
      push: rowOf('push') ?? NEW_PUSH,
    };
  }
}
