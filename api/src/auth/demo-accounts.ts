import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '../platform/config/config.module.ts';
import type { Settings } from '../platform/config/settings.ts';
import type { Origin } from './request-origin.ts';

/**
 * Decides whether a request can use demo accounts. Their password is published, so they can be used
 * only by requests from this machine, and only while the demo is on.
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
