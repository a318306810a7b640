import { Inject, Injectable } from '@nestjs/common';
import type { MailTransport } from '@five/shared/platform/mail-transport';
import { PhoneChannels } from '../channels/phone-channels.ts';
import { WebPush } from '../channels/web-push.ts';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { mailReach } from '../mail/mail-reach.ts';

/** The only place that decides whether a configured channel reaches a person. */
@Injectable()
export class Reach {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly phones: PhoneChannels,
    private readonly push: WebPush,
  ) {}

  /**
   * Whether mails reach a customer.
   * @param account reference of the customer's account; null: none
   */
  reachesByMail(account: string | null): boolean {
    return account !== null && this.mails() !== 'files';
  }

  /** How mails are transported. */
  mails(): MailTransport {
    return mailReach(this.settings);
  }

  /** Whether a browser of a customer's account shows messages; see `reachesByMail`. */
  async reachesByPush(account: string | null): Promise<boolean> {
    return account !== null && this.push.reaches(account);
  }

  /** Whether messages reach the numbers of customers that no mail reaches. */
  async reachesNumbers(): Promise<boolean> {
    return (await this.phones.first()) !== null;
  }
}
