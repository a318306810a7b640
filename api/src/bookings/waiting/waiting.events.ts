import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/transactions.ts';
import { Live } from '../../platform/live/live.ts';
import type { WaitingRecord } from './waiting-record.ts';

/** Tells who stands in line, and the desk, that a place in it changed: they read it. */
@Injectable()
export class WaitingLive {
  constructor(private readonly live: Live) {}

  /** Once the transaction commits. */
  tell(tx: Tx, { reference, user }: Pick<WaitingRecord, 'reference' | 'user'>): void {
    if (user !== null) this.live.tell(tx, '/me', user, 'waiting', { reference });
    this.live.tell(tx, '/desk', null, 'waiting', { reference });
  }
}
