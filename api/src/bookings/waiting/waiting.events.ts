import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/transactions.ts';
import { Realtime } from '../../platform/realtime/realtime.ts';
import type { WaitingRecord } from './waiting-record.ts';

/**
 * Sends a realtime event to the customer and to the desk when an entry changed; clients then read
 * it.
 */
@Injectable()
export class WaitingEvents {
  constructor(private readonly realtime: Realtime) {}

  /** Sends after the commit. */
  emit(tx: Tx, { reference, user }: Pick<WaitingRecord, 'reference' | 'user'>): void {
    if (user !== null)
      this.realtime.emitAfterCommit(tx, { namespace: '/me', room: user }, 'waiting', { reference });
    this.realtime.emitAfterCommit(tx, { namespace: '/desk', room: null }, 'waiting', { reference });
  }
}
