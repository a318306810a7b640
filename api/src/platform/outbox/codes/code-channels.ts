import { Inject, Injectable } from '@nestjs/common';
import type { CodeChannel, PhoneChannelName } from '@five/shared/channels/channels.codes';
import { CODE_MINUTES } from '@five/shared/auth/auth.rules';
import type { Locale } from '@five/shared/locales/locale';
import type { MailTemplate } from '@five/shared/locales/message-parameters';
import { plusMinutes } from '@five/shared/time/instant';
import { PhoneChannels } from '../../channels/phone-channels.ts';
import { Clock } from '../../clock/clock.ts';
import { SETTINGS } from '../../config/config.module.ts';
import type { Settings } from '../../config/settings.ts';
import type { Tx } from '../../database/transactions.ts';
import { mailReach } from '../../mail/mail-reach.ts';
import type { OutboxEntry } from '../outbox.ts';
import { TEL } from '../recipients.ts';

/** A code for a phone number. */
export interface PhoneCode extends Pick<OutboxEntry, 'event' | 'parameters'> {
  channel: PhoneChannelName;
  /** Number in E.164 format. */
  phone: string;
  template: MailTemplate;
  locale: Locale;
}

/** Channels that send one-time codes. */
@Injectable()
export class CodeChannels {
  constructor(
    private readonly phones: PhoneChannels,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The channels that are configured for codes. */
  async configured(): Promise<CodeChannel[]> {
    const mail = mailReach(this.settings) === 'files' ? [] : (['email'] as const);
    return [...mail, ...(await this.phones.ofCodes())];
  }

  /**
   * The first channel to phone numbers that sends a code now: one that is configured, and has not
   * reached its limit of the day for codes. Null: none.
   * @param wanted the only channel to be considered
   */
  async open(wanted?: PhoneChannelName): Promise<PhoneChannelName | null> {
    for (const name of await this.phones.ofCodes())
      if ((wanted ?? name) === name && (await this.phones.of(name).hasRoomForCode())) return name;
    return null;
  }

  /** The message with a code. It is not sent any more when the code has expired. */
  entryOf({ phone, ...code }: PhoneCode): OutboxEntry {
    const until = plusMinutes(this.clock.now(), CODE_MINUTES);
    return { ...code, recipient: TEL + phone, until };
  }

  /** Deletes the codes that were sent to a phone. Used when the account of the phone is erased. */
  async erase(tx: Tx, phone: string): Promise<void> {
    await tx.query('delete from outbox where recipient = $1', [TEL + phone]);
  }
}
