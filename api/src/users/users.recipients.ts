import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Addressee, Recipients } from '../platform/outbox/recipients.ts';

/** Says to the outbox who `U-…` is when a message goes out. */
@Injectable()
export class UserRecipients {
  constructor(private readonly source: DataSource, recipients: Recipients) {
    recipients.register((reference) => this.find(reference));
  }

  private async find(reference: string): Promise<Addressee | null> {
    const [row] = await this.source.query<Addressee[]>(
      'select email as address, first_name as name, locale, muted from users where reference = $1 and erased_at is null', [reference],
    );
    return row ?? null;
  }
}
