import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/transactions.ts';
import { Live } from '../../platform/live/live.ts';
import type { WaitingRecord } from './waiting-record.ts';

/**
 * Sends a realtime event to the customer and to the desk when an entry changed; clients then read
 * it.
 */
@Injectable()
export class WaitingLive {
  constructor(private readonly live: Live) {}

  /** Sends after the commit. */
  tell(tx: Tx, { reference, user }: Pick<WaitingRecord, 'reference' | 'user'>): void {
    if (user !== null) this.live.tell(tx, '/me', user, 'waiting', { reference });
    this.live.tell(tx, '/desk', null, 'waiting', { reference });
  }
}
