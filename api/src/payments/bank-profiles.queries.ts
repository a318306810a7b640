import { Injectable } from '@nestjs/common';
import type { BankFormat, BankProfileAnswer } from '@five/shared/payments/bank/bank.contract';
import type { ListSpecOf } from '../platform/lists/list-spec.ts';
import { byReference, type RawQuery } from '../platform/lists/list-query.ts';
import { Lists } from '../platform/lists/lists.ts';
import type { Page } from '../platform/lists/page.ts';
import { selectOf } from '../platform/rows/columns.ts';
import { BankProfile } from './bank-profile.entity.ts';

const FIELDS = ['reference', 'name', 'account', 'format', 'createdAt'] as const;

type ProfileRow = Pick<BankProfile, (typeof FIELDS)[number]>;

/** Stored statement formats. */
@Injectable()
export class BankProfilesQueries {
  constructor(private readonly lists: Lists) {}

  async page(query: RawQuery): Promise<Page<BankProfileAnswer>> {
    return (await this.lists.read<ProfileRow>(LIST, query)).map(answerOf);
  }

  /**
   * Returns one stored format.
   * @throws DomainError NOT_FOUND
   */
  async one(reference: string): Promise<BankProfileAnswer> {
    return (await this.page(byReference(reference))).only();
  }
}

/**
 * Completes a format that was stored before the debit and mark columns existed: sets both columns
 * to null.
 */
export const formatOf = (
  stored: Omit<BankFormat, 'debitColumn' | 'markColumn'> & Partial<BankFormat>,
): BankFormat => ({ debitColumn: null, markColumn: null, ...stored });

const answerOf = ({
  reference,
  name,
  account,
  format,
  createdAt,
}: ProfileRow): BankProfileAnswer => ({
  id: reference,
  reference,
  name,
  account,
  ...formatOf(format),
  createdAt: createdAt.toISOString(),
});

const LIST: ListSpecOf<'GET bank_profiles'> = {
  name: 'bank_profiles',
  select: `select ${selectOf(BankProfile, 'p', FIELDS)} from bank_profiles p`,
  fields: { id: { sql: 'p.reference', kind: 'text' }, account: { sql: 'p.account', kind: 'text' } },
  search: ['p.search'],
  sort: {
    id: 'p.reference',
    reference: 'p.reference',
    name: 'p.search',
    account: 'p.account',
    createdAt: 'p.created_at',
  },
  order: 'p.created_at',
  tieBreak: 'p.id',
};
