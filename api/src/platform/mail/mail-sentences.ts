import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { mailReach } from './mail-reach.ts';

/**
 * Chooses the text of a response after a mail was queued. The text does not claim delivery where
 * mails reach no recipient.
 */
@Injectable()
export class MailSentences {
  private readonly isUndelivered: boolean;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.isUndelivered = mailReach(settings) === 'files';
  }

  /**
   * Returns the text key to use.
   * @param sent key of the text that is used where mails are delivered
   * @param unsent key of the text that is used where mails reach no recipient
   */
  of(sent: string, unsent: string): string {
    return this.isUndelivered ? unsent : sent;
  }
}
