import { Injectable } from '@nestjs/common';
import type { BankFileAnswer } from '@five/shared/payments/bank/bank.contract';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { Upload } from '../../platform/http/uploads/upload.ts';
import { TableReader } from '../../platform/tables/table-reader.ts';
import { tableBytes } from '../../platform/tables/table-shape.ts';
import { BankProfilesQueries } from '../bank-profiles.queries.ts';
import { STATEMENT_LIMITS } from './statement-limits.ts';
import type { StatementRead, StatementWork } from './statement-task.ts';

export interface AccountStatement extends StatementRead {
  account: string;
}

/** Reads bank files in a worker thread, with a stored format or a detected one. */
@Injectable()
export class StatementReader {
  constructor(
    private readonly profiles: BankProfilesQueries,
    private readonly tables: TableReader,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Returns the first rows of a file and its detected format.
   * @throws DomainError BANK_FILE_REQUIRED, BANK_FILE_UNREADABLE, BANK_FILE_TOO_WIDE,
   * BANK_FILE_FORMAT, BANK_FILE_NO_LINES, FILE_TOO_LARGE
   */
  inspect(file: Upload | null): Promise<BankFileAnswer> {
    return this.inThread<BankFileAnswer>(file, null);
  }

  /**
   * Reads a file as a statement of the profile's account.
   * @throws DomainError with the codes of `inspect`, and NOT_FOUND for an unknown profile
   */
  async read(profile: string, file: Upload | null): Promise<AccountStatement> {
    const { account, ...format } = await this.profiles.one(profile);
    return {
      account,
      ...(await this.inThread<StatementRead>(file, {
        account,
        format,
        today: this.venueClock.today(),
      })),
    };
  }

  private inThread<Answer>(file: Upload | null, as: StatementWork['as']): Promise<Answer> {
    const input: StatementWork = { bytes: tableBytes(file, STATEMENT_LIMITS), as };
    return this.tables.run<Answer>({
      module: TASK,
      input,
      unreadable: STATEMENT_LIMITS.unreadable,
    });
  }
}

const TASK = new URL('./statement-task.ts', import.meta.url);
