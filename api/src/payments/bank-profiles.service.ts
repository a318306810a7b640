import type { CreateBankProfileRequest } from '@five/shared/payments/bank/bank.requests';
import { Injectable } from '@nestjs/common';
import type { BankFormat } from '@five/shared/payments/bank/bank.contract';
import type { Caller } from '../platform/access/caller.ts';
import { Audit, type AuditEntry } from '../platform/audit/audit.ts';
import { Clock } from '../platform/clock/clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../platform/idempotency/idempotency.ts';
import { newReference } from '../platform/references.ts';
import { searchText } from '../platform/texts/content-language.ts';
import { IsNull } from 'typeorm';
import { BankLine } from './bank-line.entity.ts';
import { BankProfile } from './bank-profile.entity.ts';
import { formatOf } from './bank-profiles.queries.ts';

type Entry = Pick<AuditEntry, 'act' | 'changed'>;

/** Fields of a statement format that cannot change after lines of its account were imported. */
const FINAL: readonly string[] = [
  'account',
  'labelColumns',
] satisfies (keyof CreateBankProfileRequest)[];
/**
 * Fields besides `FINAL` that affect how a line is parsed. They cannot change while the account has
 * lines without a row hash.
 */
const READING: readonly string[] = [
  'delimiter',
  'decimal',
  'dateFormat',
  'dateColumn',
  'amountColumn',
  'debitColumn',
  'markColumn',
] satisfies (keyof CreateBankProfileRequest)[];

/** Stored statement formats of the venue's banks. */
@Injectable()
export class BankProfilesService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Creates a profile and returns its reference. */
  create(
    by: Caller,
    input: CreateBankProfileRequest,
    idempotency: IdempotencyContext | null = null,
  ): Promise<string> {
    return this.transactions.runOnce(idempotency, async (tx) => {
      const profile = tx.create(BankProfile, {
        reference: newReference('BP'),
        createdAt: this.clock.now(),
      });
      await this.save(tx, profile, input);
      await this.note(tx, by, profile.reference, { act: 'bank_profile.create' });
      return profile.reference;
    });
  }

  /**
   * Changes a profile.
   * @throws DomainError NOT_FOUND, BANK_PROFILE_USED for fields that can no longer change
   */
  update(by: Caller, reference: string, changes: Partial<CreateBankProfileRequest>): Promise<void> {
    return this.transactions.run(async (tx) => {
      const profile = await this.locked(tx, reference);
      const before: CreateBankProfileRequest = {
        name: profile.name,
        account: profile.account,
        ...formatOf(profile.format),
      };
      const after = { ...before, ...given(changes) };
      const fields = changedFields(before, after);
      if (await this.isUsed(tx, before.account, fields)) throw new DomainError('BANK_PROFILE_USED');
      if (fields.length === 0) return;
      await this.save(tx, profile, after);
      await this.note(tx, by, reference, { act: 'bank_profile.update', changed: { fields } });
    });
  }

  /** Deletes a profile; lines that were imported with the profile remain. */
  remove(by: Caller, reference: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      const { id } = await this.locked(tx, reference);
      await tx.delete(BankProfile, { id });
      await this.note(tx, by, reference, { act: 'bank_profile.delete' });
    });
  }

  private async save(
    tx: Tx,
    profile: BankProfile,
    { name, account, ...format }: CreateBankProfileRequest,
  ): Promise<void> {
    Object.assign(profile, {
      name,
      account,
      format: plain(format),
      search: searchText(profile.reference, name, account),
    });
    await tx.save(profile);
  }

  private async locked(tx: Tx, reference: string): Promise<BankProfile> {
    const profile = await tx.findOne(BankProfile, {
      where: { reference },
      lock: { mode: 'pessimistic_write' },
    });
    if (!profile) throw new DomainError('NOT_FOUND');
    return profile;
  }

  /** Whether a change of these fields could make imported lines appear as new. */
  private async isUsed(tx: Tx, account: string, fields: readonly string[]): Promise<boolean> {
    if (fields.some((field) => FINAL.includes(field)) && (await tx.existsBy(BankLine, { account })))
      return true;
    return (
      fields.some((field) => READING.includes(field)) &&
      tx.existsBy(BankLine, { account, content: IsNull() })
    );
  }

  private note(tx: Tx, by: Caller, reference: string, entry: Entry): Promise<void> {
    return this.audit.record(tx, {
      actor: by.reference,
      subjectKind: 'bank_profile',
      subject: reference,
      ...entry,
    });
  }
}

function plain({
  delimiter,
  decimal,
  dateFormat,
  headerRows,
  dateColumn,
  amountColumn,
  debitColumn = null,
  markColumn = null,
  labelColumns,
}: Omit<CreateBankProfileRequest, 'name' | 'account'>): BankFormat {
  return {
    delimiter,
    decimal,
    dateFormat,
    headerRows,
    dateColumn,
    amountColumn,
    debitColumn,
    markColumn,
    labelColumns,
  };
}

function changedFields(
  before: CreateBankProfileRequest,
  after: CreateBankProfileRequest,
): string[] {
  const known = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(known.get(field)))
    .map(([field]) => field);
}

/** Removes fields that are omitted in the request and therefore `undefined`. */
function given(changes: Partial<CreateBankProfileRequest>): Partial<CreateBankProfileRequest> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
