import { Injectable } from '@nestjs/common';
import type { BankFormat, BankProfileInput } from '@five/shared/payments/bank.contract';
import type { Caller } from '../platform/access/caller.ts';
import { Audit } from '../platform/audit/audit.ts';
import { Clock } from '../platform/clock/clock.ts';
import { type Tx, Transactions } from '../platform/database/transactions.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import type { Once } from '../platform/idempotency/idempotency.ts';
import { newReference } from '../platform/references.ts';
import { searchText } from '../platform/texts/reader.ts';
import { BankProfile } from './bank-profile.entity.ts';

/** How the banks of the venue write, kept by the desk. */
@Injectable()
export class BankProfilesService {
  constructor(private readonly transactions: Transactions, private readonly audit: Audit, private readonly clock: Clock) {}

  /** Answers the new profile's reference. */
  create(by: Caller, input: BankProfileInput, once: Once | null = null): Promise<string> {
    return this.transactions.run(async (tx) => {
      const profile = tx.create(BankProfile, { reference: newReference('BP'), createdAt: this.clock.now() });
      await this.save(tx, by, profile, input, 'bank_profile.create');
      return profile.reference;
    }, once);
  }

  update(by: Caller, reference: string, changes: Partial<BankProfileInput>): Promise<void> {
    return this.transactions.run(async (tx) => {
      const profile = await this.locked(tx, reference);
      await this.save(tx, by, profile, { name: profile.name, account: profile.account, ...profile.format, ...given(changes) }, 'bank_profile.update');
    });
  }

  /** The lines that were read with it stay. */
  remove(by: Caller, reference: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      const { id } = await this.locked(tx, reference);
      await tx.delete(BankProfile, { id });
      await this.note(tx, by, 'bank_profile.delete', reference);
    });
  }

  private async save(tx: Tx, by: Caller, profile: BankProfile, { name, account, ...format }: BankProfileInput, act: string): Promise<void> {
    Object.assign(profile, { name, account, format: plain(format), search: searchText(profile.reference, name, account) });
    await tx.save(profile);
    await this.note(tx, by, act, profile.reference);
  }

  private async locked(tx: Tx, reference: string): Promise<BankProfile> {
    const profile = await tx.findOne(BankProfile, { where: { reference }, lock: { mode: 'pessimistic_write' } });
    if (!profile) throw new DomainError('NOT_FOUND');
    return profile;
  }

  private note(tx: Tx, by: Caller, act: string, reference: string): Promise<void> {
    return this.audit.record(tx, { actor: by.reference, act, subjectKind: 'bank_profile', subject: reference });
  }
}

function plain({ delimiter, decimal, dateFormat, headerRows, dateColumn, amountColumn, labelColumns }: BankFormat): BankFormat {
  return { delimiter, decimal, dateFormat, headerRows, dateColumn, amountColumn, labelColumns };
}

/** A field that was left out stands as `undefined` in a request. */
function given(changes: Partial<BankProfileInput>): Partial<BankProfileInput> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
