import { Injectable } from '@nestjs/common';
import type { Caller } from '../access/caller.ts';
import { Audit } from '../audit/audit.ts';
import { Transactions } from '../database/transactions.ts';
import { DomainError } from '../http/domain-error.ts';
import { Outbox } from './outbox.ts';

/** A second try for a mail that was given up. */
@Injectable()
export class FailedMails {
  constructor(private readonly transactions: Transactions, private readonly outbox: Outbox, private readonly audit: Audit) {}

  /** @throws DomainError NOT_FOUND for one that was not given up, or that somebody else has tried again by now */
  retry(caller: Caller, reference: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      if (!(await this.outbox.retry(tx, reference))) throw new DomainError('NOT_FOUND');
      await this.audit.record(tx, { actor: caller.reference, act: 'mail.retry', subjectKind: 'mail', subject: reference, from: 'given_up', to: 'due' });
    });
  }
}
