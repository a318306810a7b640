import { Injectable } from '@nestjs/common';
import type { Caller } from '../platform/access/caller.ts';
import { Clock } from '../platform/clock/clock.ts';
import { Transactions } from '../platform/database/transactions.ts';
import { PersonalData } from '../users/personal-data.ts';

/** Exports all personal data of a user in one file. */
@Injectable()
export class ExportService {
  constructor(
    private readonly transactions: Transactions,
    private readonly personalData: PersonalData,
    private readonly clock: Clock,
  ) {}

  export({ userId, customerId, reference }: Caller): Promise<Record<string, unknown>> {
    return this.transactions.run(async (tx) => ({
      exportedAt: this.clock.now().toISOString(),
      ...(await this.personalData.export(tx, { userId, customerId, reference })),
    }));
  }
}
