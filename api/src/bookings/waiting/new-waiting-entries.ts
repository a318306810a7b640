import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/transactions.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { WaitingEvents } from './waiting.events.ts';
import { joined } from './waiting.mails.ts';
import { type NewWaitingEntry, WaitingStore } from './waiting-store.ts';

/** Stores new waiting list entries with their queued messages and realtime event. */
@Injectable()
export class NewWaitingEntries {
  constructor(
    private readonly store: WaitingStore,
    private readonly outbox: Outbox,
    private readonly events: WaitingEvents,
  ) {}

  async insert(tx: Tx, place: NewWaitingEntry, actor: string): Promise<void> {
    await this.store.insert(tx, place, actor);
    const record = await this.store.lock(tx, place.reference);
    if (!record) throw new Error(`no place in line ${place.reference}`);
    await this.outbox.write(tx, joined(record));
    this.events.emit(tx, record);
  }
}
