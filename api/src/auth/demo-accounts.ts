import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '../platform/config/config.module.ts';
import type { Settings } from '../platform/config/settings.ts';
import type { Origin } from './request-origin.ts';

/**
 * Decides whether demo accounts exist for a request. Their password is published, so they exist
 * only for requests from this machine while the demo is on.
 */
@Injectable()
export class DemoAccounts {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** Returns the account, or null if the request must treat it as unknown. */
  visible<Account extends { demo: boolean }>(
    user: Account | null,
    { isHere }: Pick<Origin, 'isHere'>,
  ): Account | null {
    return user?.demo && !(isHere && this.settings.demo !== 'off') ? null : user;
  }
}
