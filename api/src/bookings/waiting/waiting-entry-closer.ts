import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/transactions.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { Occupancies } from '../../slots/occupancies.ts';
import { WaitingEvents } from './waiting.events.ts';
import { offerEvents } from './waiting.mails.ts';
import type { WaitingRecord } from './waiting-record.ts';
import { type EntryEnd, WaitingStore } from './waiting-store.ts';

/** Ends locked waiting list entries, and withdraws pending messages of an offer that is over. */
@Injectable()
export class WaitingEntryCloser {
  constructor(
    private readonly store: WaitingStore,
    private readonly occupancies: Occupancies,
    private readonly outbox: Outbox,
    private readonly events: WaitingEvents,
  ) {}

  /**
   * Ends an entry and leaves its offered slot occupied: a booking has taken the slot, or the caller
   * releases it.
   */
  async close(tx: Tx, record: WaitingRecord, end: EntryEnd): Promise<void> {
    const after = await this.store.end(tx, record, end);
    await this.outbox.withdraw(tx, offerEvents(record.reference));
    this.events.emit(tx, after);
  }

  /** Ends an entry; the slot of an open offer goes to the next customer. */
  async closeAndRelease(tx: Tx, record: WaitingRecord, end: EntryEnd): Promise<void> {
    await this.close(tx, record, end);
    if (record.status === 'offered')
      await this.occupancies.release(tx, { kind: 'offer', holder: record.reference });
  }
}
