import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/transactions.ts';
import { Realtime } from '../../platform/realtime/realtime.ts';
import type { WaitingRecord } from './waiting-record.ts';

/**
 * Sends a realtime event to the customer and to the desk when a waiting list entry changes. Clients
 * then read the entry again.
 */
@Injectable()
export class WaitingEvents {
  constructor(private readonly realtime: Realtime) {}

  /** Sends the event after the transaction commits. */
  emit(tx: Tx, { reference, user }: Pick<WaitingRecord, 'reference' | 'user'>): void {
    if (user !== null)
      this.realtime.emitAfterCommit(tx, { namespace: '/me', room: user }, 'waiting', { reference });
    this.realtime.emitAfterCommit(tx, { namespace: '/desk', room: null }, 'waiting', { reference });
  }
}
