import { Injectable } from '@nestjs/common';
import { REFERENCE_PREFIXES } from '@five/shared/references/reference';
import { DataSource } from 'typeorm';
import { type Addressee, Recipients } from '../../platform/outbox/recipients.ts';

/** Finds the number of a guest (`MP-…`) who wants messages on it. */
@Injectable()
export class MatchGuestRecipients {
  constructor(
    private readonly source: DataSource,
    recipients: Recipients,
  ) {
    recipients.register([REFERENCE_PREFIXES.matchPerson], (references) => this.find(references));
  }

  private async find(references: string[]): Promise<Map<string, Addressee>> {
    const rows = await this.source.query<(Addressee & { reference: string })[]>(
      `select reference, phone as address, name, notify_locale as locale, '{}'::text[] as muted
        from match_people where reference = any($1) and notify_locale is not null`,
      [references],
    );
    return new Map(rows.map(({ reference, ...addressee }) => [reference, addressee]));
  }
}
