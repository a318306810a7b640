import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { BankFileAnswer, BankImportAnswer, BankPreviewAnswer } from '@five/shared/payments/bank.contract';
import { guessFormat } from '@five/shared/payments/statement-format.rules';
import { keyText, type LineKey, numbered, readStatement, type Statement } from '@five/shared/payments/statement.rules';
import { DataSource } from 'typeorm';
import type { Caller } from '../platform/access/caller.ts';
import { Audit } from '../platform/audit/audit.ts';
import { Clock } from '../platform/clock/clock.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { Transactions } from '../platform/database/transactions.ts';
import type { Upload } from '../platform/http/upload.ts';
import type { Once } from '../platform/idempotency/idempotency.ts';
import { Live } from '../platform/live/live.ts';
import { newReference } from '../platform/references.ts';
import { searchText } from '../platform/texts/reader.ts';
import { BankProfilesQueries } from './bank-profiles.queries.ts';
import { delimiterOf, rowsOf, textOfFile } from './statement-file.ts';

const SHOWN_ROWS = 12;
const MOST_PROBLEMS = 50;
const MAX_CELL = 200;

/** A line of a file with the hash by which it is known, whichever file it comes in. */
interface HashedLine extends LineKey {
  row: number;
  hash: string;
}

/** Reads the files of banks. What was imported once is never imported again. */
@Injectable()
export class BankImports {
  constructor(
    private readonly transactions: Transactions,
    private readonly source: DataSource,
    private readonly profiles: BankProfilesQueries,
    private readonly audit: Audit,
    private readonly live: Live,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
  ) {}

  /** The first rows of a file, and how it seems to be written. @throws DomainError BANK_FILE_REQUIRED, BANK_FILE_UNREADABLE, FILE_TOO_LARGE */
  look(file: Upload | null): BankFileAnswer {
    const text = textOfFile(file);
    const delimiter = delimiterOf(text);
    const rows = rowsOf(text, delimiter);
    return { rows: rows.slice(0, SHOWN_ROWS).map((cells) => cells.map((cell) => cell.slice(0, MAX_CELL))), guess: guessFormat(rows, delimiter) };
  }

  /** What an import would bring, nothing kept. @throws as `look`, and NOT_FOUND */
  async preview(profile: string, file: Upload | null): Promise<BankPreviewAnswer> {
    const { lines, problems, outgoing } = await this.read(profile, file);
    const known = await this.knownOf(lines);
    return {
      lines: lines.map(({ row, bookedOn, amountCents, label, hash }) => ({ row, bookedOn, amountCents, label, known: known.has(hash) })),
      problems: problems.slice(0, MOST_PROBLEMS), outgoing,
    };
  }

  /** Keeps the lines that are new. Without a key, too, no line is new twice; with one the same counts are answered again. @throws as `preview` */
  async bring(by: Caller, profile: string, file: Upload | null, once: Once | null = null): Promise<BankImportAnswer> {
    const { lines, problems, outgoing } = await this.read(profile, file);
    return this.transactions.run(async (tx) => {
      const rows = lines.map((line) => ({ ...line, reference: newReference('BK'), search: searchText(line.label) }));
      const added = (await tx.query<unknown[]>(INSERT, [JSON.stringify(rows), this.clock.now(), by.reference])).length;
      const counts = { added, known: lines.length - added, problems: problems.length, outgoing };
      await this.audit.record(tx, { actor: by.reference, act: 'bank_profile.import', subjectKind: 'bank_profile', subject: profile, changed: { ...counts } });
      if (added > 0) this.live.tell(tx, '/desk', null, 'transfer', { reference: profile });
      return counts;
    }, once);
  }

  private async read(profile: string, file: Upload | null): Promise<Omit<Statement, 'lines'> & { lines: HashedLine[] }> {
    const { account, ...format } = await this.profiles.one(profile);
    const statement = readStatement(rowsOf(textOfFile(file), format.delimiter), format, this.venueClock.today());
    return { ...statement, lines: numbered(account, statement.lines).map((line) => ({ ...line, hash: hashOf(line) })) };
  }

  private async knownOf(lines: readonly HashedLine[]): Promise<Set<string>> {
    const rows = await this.source.query<{ hash: string }[]>('select hash from bank_lines where hash = any($1)', [lines.map(({ hash }) => hash)]);
    return new Set(rows.map(({ hash }) => hash));
  }
}

const hashOf = (line: LineKey) => createHash('sha256').update(keyText(line)).digest('base64url');

const INSERT = `insert into bank_lines (reference, hash, account, booked_on, amount_cents, label, running_number, search, imported_at, imported_by)
  select l.reference, l.hash, l.account, l."bookedOn", l."amountCents", l.label, l."runningNumber", l.search, $2, $3
  from jsonb_to_recordset($1::jsonb) as l(reference text, hash text, account text, "bookedOn" date, "amountCents" int, label text, "runningNumber" int, search text, "row" int)
  order by l."bookedOn", l."row" on conflict (hash) do nothing returning 1`;
