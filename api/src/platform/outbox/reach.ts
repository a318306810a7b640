import { Inject, Injectable } from '@nestjs/common';
import type { CodeChannel } from '@five/shared/channels/channels.codes';
import type { MailTransport } from '@five/shared/platform/mail-transport';
import { PhoneChannels } from '../channels/phone-channels.ts';
import { WebPush } from '../channels/web-push.ts';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { mailReach } from '../mail/mail-reach.ts';
import { CodeChannels } from './codes/code-channels.ts';

/** The only place that decides whether a configured channel reaches a person. */
@Injectable()
export class Reach {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly phones: PhoneChannels,
    private readonly push: WebPush,
    private readonly codes: CodeChannels,
  ) {}

  /**
   * Whether mails reach a customer.
   * @param hasEmail whether the customer has an account with an email
   */
  reachesByMail(hasEmail: boolean): boolean {
    return hasEmail && this.mails() !== 'files';
  }

  /** How mails are transported. */
  mails(): MailTransport {
    return mailReach(this.settings);
  }

  /** The channels that send one-time codes. */
  codeChannels(): Promise<CodeChannel[]> {
    return this.codes.configured();
  }

  /** Whether a browser of a customer's account shows messages; null: the customer has none. */
  async reachesByPush(account: string | null): Promise<boolean> {
    return account !== null && this.push.reaches(account);
  }

  /** Whether messages reach the numbers of customers that no mail reaches. */
  async reachesNumbers(): Promise<boolean> {
    return (await this.phones.first()) !== null;
  }
}
