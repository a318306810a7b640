import type {
  ChannelName,
  GatewayFormat,
  GatewayMethod,
} from '@five/shared/channels/channels.codes';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { NotPersonal } from '../personal-data/marks.ts';

/** Settings of the SMS gateway that are no secrets. */
export interface SmsSettings {
  method: GatewayMethod;
  url: string;
  format: GatewayFormat;
  body: string;
  success: string;
}

/** Settings of WhatsApp that are no secrets. */
export interface WhatsappSettings {
  url: string;
  phoneNumberId: string;
  /** Name of the template, which exists in each language of the site. */
  template: string;
  /** Name of the authentication template of one-time codes; empty: none. */
  codeTemplate: string;
}

/** Settings of a channel. The secrets are encrypted JSON. */
@Entity('channels')
@Check('channels_name', "name in ('whatsapp', 'sms', 'push')")
@Check('channels_limits', 'daily_limit >= 0 and cost_cents >= 0')
export class Channel {
  @NotPersonal('code')
  @PrimaryColumn('text', { primaryKeyConstraintName: 'channels_pk' })
  name: ChannelName;
  @Column('boolean') enabled: boolean;
  @Column('boolean') callers: boolean;
  /** Whether one-time codes are sent. */
  @Column('boolean', { default: false }) codes: boolean;
  @Column('int') dailyLimit: number;
  @Column('int') costCents: number;
  @NotPersonal('venue') @Column('jsonb') settings: Partial<SmsSettings & WhatsappSettings>;
  @NotPersonal('venue') @Column('bytea', { nullable: true }) secretsSealed: Buffer | null;
}

/** Messages of a channel on a day of the venue, and their cost. */
@Entity('channel_days')
@Check('channel_days_counts', 'sent >= 0 and cost_cents >= 0')
export class ChannelDay {
  @NotPersonal('code')
  @PrimaryColumn('text', { primaryKeyConstraintName: 'channel_days_pk' })
  channel: ChannelName;
  @PrimaryColumn('date', { primaryKeyConstraintName: 'channel_days_pk' }) day: string;
  @Column('int') sent: number;
  @Column('bigint') costCents: number;
}
