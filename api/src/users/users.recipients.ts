import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Addressee, Recipients } from '../platform/outbox/recipients.ts';

/** Finds the address of a user by reference (`U-…`) when the outbox sends a message. */
@Injectable()
export class UserRecipients {
  constructor(
    private readonly source: DataSource,
    recipients: Recipients,
  ) {
    recipients.register((references) => this.find(references));
  }

  private async find(references: string[]): Promise<Map<string, Addressee>> {
    const rows = await this.source.query<(Addressee & { reference: string })[]>(
      `select reference, email as address, first_name as name, locale, muted from users
        where reference = any($1) and erased_at is null`,
      [references],
    );
    return new Map(rows.map(({ reference, ...addressee }) => [reference, addressee]));
  }
}
