import { Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE } from '@five/shared/locales/locale';
import { REFERENCE_PREFIXES } from '@five/shared/references/reference';
import { DataSource } from 'typeorm';
import { type Addressee, Recipients } from '../platform/outbox/recipients.ts';

/**
 * Finds the address of a user (`U-…`) or the number of a customer (`CU-…`) when the outbox sends a
 * message.
 */
@Injectable()
export class UserRecipients {
  constructor(
    private readonly source: DataSource,
    recipients: Recipients,
  ) {
    const { user, customer } = REFERENCE_PREFIXES;
    recipients.register([user, customer], (references) => this.find(references));
  }

  private async find(references: string[]): Promise<Map<string, Addressee>> {
    const rows = await this.source.query<(Addressee & { reference: string })[]>(
      `select reference, coalesce(email, '') as address, first_name as name, locale, muted
        from users where reference = any($1) and erased_at is null
      union all select c.reference, c.phone, c.full_name, coalesce(u.locale, $2),
        coalesce(u.muted, '{}') from customers c left join users u on u.id = c.user_id
        where c.reference = any($1) and c.erased_at is null and c.phone is not null`,
      [references, DEFAULT_LOCALE],
    );
    return new Map(rows.map(({ reference, ...addressee }) => [reference, addressee]));
  }
}
