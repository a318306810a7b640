import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { LoginsService } from '../logins.service.ts';
import { lockUser } from './lock-user.ts';

/** Verifies a login after staff have seen its owner in person. */
@Injectable()
export class InPersonVerificationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly logins: LoginsService,
  ) {}

  /**
   * Marks a login as verified because staff saw its owner in person. The effect is the same as if
   * the owner had entered the mailed verification code. Idempotent.
   * @throws DomainError NOT_FOUND
   */
  verify(caller: Caller, reference: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      const user = await lockUser(tx, reference);
      if (user.verifiedAt === null)
        await this.logins.verify(tx, user, { actor: caller.reference, act: 'user.seenInPerson' });
    });
  }
}
