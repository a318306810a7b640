import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { mailReach } from './mail-reach.ts';

/** Which sentence an answer has after something was mailed: nothing says that a mail was sent where mails reach nobody. */
@Injectable()
export class MailSentences {
  private readonly reachesNobody: boolean;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.reachesNobody = mailReach(settings) === 'files';
  }

  /** @param unsent the key of what is said where the mail reaches nobody */
  of(sent: string, unsent: string): string {
    return this.reachesNobody ? unsent : sent;
  }
}
