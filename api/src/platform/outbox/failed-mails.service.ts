import { Injectable } from '@nestjs/common';
import type { Caller } from '../access/caller.ts';
import { Audit } from '../audit/audit.ts';
import { Transactions } from '../database/transactions.ts';
import { DomainError } from '../http/domain-error.ts';
import { Outbox } from './outbox.ts';

/** Retries a failed mail. */
@Injectable()
export class FailedMails {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /**
   * Queues a given-up mail again.
   * @throws DomainError NOT_FOUND unless the mail is given up; also after another retry
   */
  retry(caller: Caller, reference: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      if (!(await this.outbox.retry(tx, reference))) throw new DomainError('NOT_FOUND');
      await this.audit.record(tx, {
        actor: caller.reference,
        act: 'mail.retry',
        subjectKind: 'mail',
        subject: reference,
        from: 'given_up',
        to: 'due',
      });
    });
  }
}
