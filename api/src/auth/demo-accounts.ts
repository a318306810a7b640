import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '../platform/config/config.module.ts';
import type { Settings } from '../platform/config/settings.ts';
import type { Origin } from './login.service.ts';

/** The demo's accounts share a password that everybody can read: they exist for requests made on this machine while the demo is on, and for nothing else. */
@Injectable()
export class DemoAccounts {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** The account, or null where it is to be answered as if it were unknown. */
  visible<Account extends { demo: boolean }>(user: Account | null, { isHere }: Pick<Origin, 'isHere'>): Account | null {
    return user?.demo && !(isHere && this.settings.demo !== 'off') ? null : user;
  }
}
