import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import type { Tx } from '../../database/transactions.ts';

/**
 * Parameters that are removed after a message was sent, because a code that opens an account must
 * not remain stored in clear text.
 */
export const SECRETS = ['code', 'token'];

/**
 * SQL condition that a row `o` is a code that WhatsApp accepted. It stays stored until WhatsApp
 * reports that it was delivered, or it expires, because SMS sends it again if it failed.
 */
export const IS_KEPT = `(o.channel = 'whatsapp' and o.recipient ^@ 'tel:')`;

/** Deletes the codes to phones that are stored (ADR `docs/adr/0083-codes-sent-again.md`). */
@Injectable()
export class KeptCodes {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Deletes the codes of sent messages of all events with this prefix: a newer code is valid. */
  async replace(tx: Tx, eventPrefix: string): Promise<void> {
    await tx.query(
      `update outbox o set parameters = o.parameters - $2::text[]
        where o.event ^@ $1 and ${IS_KEPT} and o.parameters ? 'code'`,
      [eventPrefix, SECRETS],
    );
  }

  /** Deletes the codes that have expired. */
  async forget(): Promise<void> {
    await this.source.query(
      `update outbox set parameters = parameters - $2::text[]
        where recipient ^@ 'tel:' and parameters ? 'code' and until <= $1`,
      [this.clock.now(), SECRETS],
    );
  }
}
