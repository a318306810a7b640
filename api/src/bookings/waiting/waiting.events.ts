import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/transactions.ts';
import { Realtime } from '../../platform/realtime/realtime.ts';
import type { WaitingRecord } from './waiting-record.ts';

/**
 * Sends a realtime event to the customer and to staff when a waiting list entry changes. The event
 * contains only the entry's reference, so clients reload the entry.
 */
@Injectable()
export class WaitingEvents {
  constructor(private readonly realtime: Realtime) {}

  /**
   * Sends the realtime event of a changed waiting list entry after the transaction commits. A
   * customer without a login gets no event.
   */
  emit(tx: Tx, { reference, user }: Pick<WaitingRecord, 'reference' | 'user'>): void {
    if (user !== null)
      this.realtime.emitAfterCommit(tx, { namespace: '/me', room: user }, 'waiting', { reference });
    this.realtime.emitAfterCommit(tx, { namespace: '/desk', room: null }, 'waiting', { reference });
  }
}
