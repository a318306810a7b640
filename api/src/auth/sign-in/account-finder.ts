import { Injectable } from '@nestjs/common';
import { LoginsService } from '../../users/logins.service.ts';
import type { UserRow } from '../../users/user-row.ts';
import { DemoAccounts } from '../demo-accounts.ts';
import type { Origin } from '../request-origin.ts';

/** Finds accounts for callers that are not signed in. */
@Injectable()
export class AccountFinder {
  constructor(
    private readonly logins: LoginsService,
    private readonly demoAccounts: DemoAccounts,
  ) {}

  /**
   * Finds the account with this e-mail or phone, also a deactivated account. A demo account is
   * found only if demo accounts exist for requests from `origin`.
   */
  async find(identifier: string, origin: Origin): Promise<UserRow | null> {
    return this.demoAccounts.visible(await this.logins.find(identifier), origin);
  }
}
