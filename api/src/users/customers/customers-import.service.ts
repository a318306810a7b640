import { Injectable } from '@nestjs/common';
import type {
  CustomersImportAnswer,
  CustomersLookAnswer,
  ImportedRow,
  KnownRow,
} from '@five/shared/customers/customers.contract';
import { type CustomersFile, withoutRepeated } from '@five/shared/customers/customers-file.rules';
import { DataSource } from 'typeorm';
import type { Caller } from '../../platform/access/caller.ts';
import { Audit, type AuditEntry } from '../../platform/audit/audit.ts';
import { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import type { Upload } from '../../platform/http/uploads/upload.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../../platform/idempotency/idempotency.ts';
import { newReference } from '../../platform/references.ts';
import { TableReader } from '../../platform/tables/table-reader.ts';
import { tableBytes } from '../../platform/tables/table-shape.ts';
import { CUSTOMERS_LIMITS } from './customers-limits.ts';
import type { CustomersWork } from './customers-task.ts';
import { personSearch } from '../search-text.ts';
import { selectOf } from '../../platform/rows/columns.ts';
import { Customer } from './customer.entity.ts';

const SHOWN = 100;

/** Rows of a file, sorted into new customers and known customers by their phone numbers. */
interface Sorted extends Omit<CustomersFile, 'rows'> {
  fresh: ImportedRow[];
  known: KnownRow[];
}

/** Imports customer records. A row with a known phone number creates no second record. */
@Injectable()
export class CustomersImport {
  constructor(
    private readonly source: DataSource,
    private readonly transactions: IdempotentTransactions,
    private readonly tables: TableReader,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the result of an import without storing anything.
   * @throws DomainError CUSTOMERS_FILE_REQUIRED, CUSTOMERS_FILE_UNREADABLE, CUSTOMERS_FILE_FORMAT,
   * CUSTOMERS_FILE_TOO_WIDE, CUSTOMERS_FILE_COLUMNS, FILE_TOO_LARGE
   */
  async inspect(file: Upload | null): Promise<CustomersLookAnswer> {
    const { fresh, known, problems, above, unread } = await sorted(
      this.source,
      await this.read(file),
    );
    return {
      counts: { added: fresh.length, known: known.length, problems: problems.length },
      fresh: fresh.slice(0, SHOWN),
      known: known.slice(0, SHOWN),
      problems: problems.slice(0, SHOWN),
      above,
      unread,
    };
  }

  /**
   * Creates a customer record for every new row in one transaction, so that either all rows or none
   * are stored.
   * @throws DomainError with the codes of `inspect`
   */
  async import(
    by: Caller,
    file: Upload | null,
    idempotency: IdempotencyContext | null = null,
  ): Promise<CustomersImportAnswer> {
    const rows = await this.read(file);
    return this.transactions.runOnce(idempotency, async (tx) => {
      // Imports run one at a time, so that each import sees the records of the previous import.
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', ['customers import']);
      const { fresh, known, problems } = await sorted(tx, rows);
      await this.enter(tx, by, fresh);
      return { added: fresh.length, known: known.length, problems: problems.length };
    });
  }

  private async read(file: Upload | null): Promise<CustomersFile> {
    const bytes = tableBytes(file, CUSTOMERS_LIMITS);
    const tariffs = await this.source.query<{ reference: string }[]>(
      'select reference from tariffs',
    );
    const input: CustomersWork = { bytes, tariffs: tariffs.map(({ reference }) => reference) };
    return this.tables.run<CustomersFile>({
      module: TASK,
      input,
      unreadable: CUSTOMERS_LIMITS.unreadable,
    });
  }

  private async enter(tx: Tx, by: Caller, fresh: readonly ImportedRow[]): Promise<void> {
    const cards = fresh
      .map((row) => ({ ...row, reference: newReference('CU') }))
      .map((card) => ({ ...card, search: personSearch([card.name, card.reference], card.phone) }));
    await tx.query(INSERT, [JSON.stringify(cards), this.clock.now()]);
    await this.audit.record(
      tx,
      ...cards.map(({ reference, row }): AuditEntry => ({
        actor: by.reference,
        act: 'customer.import',
        subjectKind: 'customer',
        subject: reference,
        changed: { row },
      })),
    );
  }
}

const TASK = new URL('./customers-task.ts', import.meta.url);

async function sorted(
  runner: Tx | DataSource,
  { rows, problems, above, unread }: CustomersFile,
): Promise<Sorted> {
  const { first, repeated } = withoutRepeated(rows);
  const cards = await cardsOf(runner, first);
  const known = first.flatMap(({ row, name, phone }): KnownRow[] => {
    const card = cards.get(phone);
    return card
      ? [{ row, name, phone, customer: card.reference, knownAs: card.fullName, sameAs: null }]
      : [];
  });
  const twice = repeated.map(({ row, name, phone, sameAs }): KnownRow => ({
    row,
    name,
    phone,
    customer: null,
    knownAs: sameAs.name,
    sameAs: sameAs.row,
  }));
  return {
    fresh: first.filter(({ phone }) => !cards.has(phone)),
    known: [...known, ...twice].sort((one, other) => one.row - other.row),
    problems,
    above,
    unread,
  };
}

type Card = Pick<Customer, 'reference' | 'fullName'> & { phone: string };

/** Returns the oldest customer record of each phone number. */
async function cardsOf(
  runner: Tx | DataSource,
  rows: readonly ImportedRow[],
): Promise<Map<string, Card>> {
  const cards = await runner.query<Card[]>(
    `select distinct on (c.phone) ${selectOf(Customer, 'c', ['phone', 'reference', 'fullName'])}
      from customers c where c.phone = any($1) and c.erased_at is null order by c.phone, c.id`,
    [rows.map(({ phone }) => phone)],
  );
  return new Map(cards.map((card) => [card.phone, card]));
}

const INSERT = `insert into customers (reference, full_name, phone, note, search, tariff_id,
  created_at)
  select c.reference, c.name, c.phone, c.note, c.search, t.id, $2
  from jsonb_to_recordset($1::jsonb) as c(reference text, name text, phone text, note text, tariff
  text, search text, "row" int)
  join tariffs t on t.reference = coalesce(c.tariff, 'standard') order by c."row"`;
