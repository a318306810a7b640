import { Injectable } from '@nestjs/common';
import type { BankImportAnswer, BankPreviewAnswer } from '@five/shared/payments/bank/bank.contract';
import {
  type ImportedLine,
  type SortedLine,
  sortLines,
} from '@five/shared/payments/bank/statement-keys.rules';
import { DataSource } from 'typeorm';
import type { Caller } from '../platform/access/caller.ts';
import { Audit } from '../platform/audit/audit.ts';
import { Clock } from '../platform/clock/clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import type { Upload } from '../platform/http/uploads/upload.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../platform/idempotency/idempotency.ts';
import { Realtime } from '../platform/realtime/realtime.ts';
import { newReference } from '../platform/references.ts';
import { searchText } from '../platform/texts/content-language.ts';
import { StatementReader } from './statements/statement-reader.ts';
import type { StatementRead } from './statements/statement-task.ts';

const MOST_SHOWN = 50;

/**
 * Counts the bank lines that name a booking, pack or share without an amount due. `late`: the
 * target is no longer due, for example expired. `double`: the target is already paid.
 */
export type CountLanes = (
  tx: Tx,
  references: readonly string[],
) => Promise<Pick<BankImportAnswer, 'late' | 'double'>>;

/** Imports bank statement files. A statement line is never imported twice. */
@Injectable()
export class BankImports {
  private countLanes: CountLanes = () => Promise.resolve({ late: 0, double: 0 });

  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly source: DataSource,
    private readonly statements: StatementReader,
    private readonly audit: Audit,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /**
   * Registers the function that counts the new lines in the lanes `late` and `double`. The desk
   * module provides it, because the payments domain does not know bookings, packs and shares.
   */
  countLanesBy(count: CountLanes): void {
    this.countLanes = count;
  }

  /**
   * Returns what an import of the file would store, and stores nothing.
   * @throws DomainError with the codes of `StatementReader.read`
   */
  async preview(profile: string, file: Upload | null): Promise<BankPreviewAnswer> {
    const statement = await this.statements.read(profile, file);
    const lines = sortLines(statement.lines, await storedLines(this.source, statement));
    const { problems, outgoing, aside, rows } = statement;
    return {
      lines: lines.map(({ line: { row, bookedOn, amountCents, label }, known }) => ({
        row,
        bookedOn,
        amountCents,
        label,
        known,
      })),
      problems: problems.slice(0, MOST_SHOWN),
      outgoing,
      aside: aside.slice(0, MOST_SHOWN),
      counts: { rows, ...countsOf(statement, lines.filter(({ known }) => !known).length) },
    };
  }

  /**
   * Stores the new lines. No line is stored twice, with or without an idempotency key. With a key,
   * a repeated request returns the same counts.
   * @throws DomainError with the codes of `preview`
   */
  async import(
    by: Caller,
    profile: string,
    file: Upload | null,
    idempotency: IdempotencyContext | null = null,
  ): Promise<BankImportAnswer> {
    const statement = await this.statements.read(profile, file);
    return this.transactions.runOnce(idempotency, async (tx) => {
      // Imports of one account run one at a time, so that each import sees the lines of the
      // previous import.
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `bank lines of ${statement.account}`,
      ]);
      const imported = await storedLines(tx, statement);
      const lines = sortLines(statement.lines, imported);
      const made = await this.store(
        tx,
        by,
        statement.account,
        lines.filter(({ known }) => !known),
      );
      await learn(tx, lines, imported);
      const added = made.length;
      const counts = { ...countsOf(statement, added), ...(await this.countLanes(tx, made)) };
      await this.audit.record(tx, {
        actor: by.reference,
        act: 'bank_profile.import',
        subjectKind: 'bank_profile',
        subject: profile,
        changed: { ...counts },
      });
      if (added > 0)
        this.realtime.emitAfterCommit(tx, { namespace: '/desk', room: null }, 'transfer', {
          reference: profile,
        });
      return counts;
    });
  }

  /** Stores the lines and returns the references of the new lines. */
  private async store(
    tx: Tx,
    by: Caller,
    account: string,
    lines: readonly SortedLine[],
  ): Promise<string[]> {
    const rows = lines.map(
      ({ line: { row, bookedOn, amountCents, label }, hash, content, runningNumber }) => ({
        row,
        account,
        bookedOn,
        amountCents,
        label,
        hash,
        content,
        runningNumber,
        reference: newReference('BK'),
        search: searchText(label),
      }),
    );
    const made = await tx.query<{ reference: string }[]>(INSERT, [
      JSON.stringify(rows),
      this.clock.now(),
      by.reference,
    ]);
    return made.map(({ reference }) => reference);
  }
}

/**
 * Lines of the file that were imported before, found by the hash of their parsed values or by the
 * hash of their row.
 */
function storedLines(runner: Tx | DataSource, { lines }: StatementRead): Promise<ImportedLine[]> {
  const hashes = new Set(lines.flatMap((line) => line.hashes));
  return runner.query<ImportedLine[]>(
    'select hash, content from bank_lines where hash = any($1) or content = any($2)',
    [[...hashes], lines.map(({ content }) => content)],
  );
}

/** Stores the row hash of lines that were imported before row hashes existed. */
async function learn(
  tx: Tx,
  lines: readonly SortedLine[],
  imported: readonly ImportedLine[],
): Promise<void> {
  const without = new Set(
    imported.filter(({ content }) => content === null).map(({ hash }) => hash),
  );
  const learnt = lines
    .filter(({ hash }) => without.has(hash))
    .map(({ hash, content }) => ({ hash, content }));
  if (learnt.length > 0) await tx.query(LEARN, [JSON.stringify(learnt)]);
}

function countsOf(
  { lines, problems, outgoing, aside }: StatementRead,
  added: number,
): Omit<BankImportAnswer, 'late' | 'double'> {
  return {
    added,
    known: lines.length - added,
    problems: problems.length,
    outgoing,
    aside: aside.length,
  };
}

const INSERT = `insert into bank_lines (reference, hash, content, account, booked_on, amount_cents,
  label, running_number, search, imported_at, imported_by)
  select l.reference, l.hash, l.content, l.account, l."bookedOn", l."amountCents", l.label,
  l."runningNumber", l.search, $2, $3
  from jsonb_to_recordset($1::jsonb) as l(reference text, hash text, content text, account text,
  "bookedOn" date, "amountCents" int, label text, "runningNumber" int, search text, "row" int)
  order by l."bookedOn", l."row" on conflict do nothing returning reference`;

const LEARN = `update bank_lines b set content = l.content
  from jsonb_to_recordset($1::jsonb) as l(hash text, content text)
  where b.hash = l.hash and b.content is null`;
