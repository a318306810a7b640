import { Injectable } from '@nestjs/common';
import { Sweeper } from '../../platform/database/sweeper.ts';
import { WaitingEvents } from './waiting.events.ts';
import { WaitingStore } from './waiting-store.ts';

/** Ends waiting entries at their end time. */
@Injectable()
export class WaitingExpiry {
  constructor(
    private readonly sweeper: Sweeper,
    private readonly store: WaitingStore,
    private readonly events: WaitingEvents,
  ) {}

  /**
   * Ends waiting entries that can no longer get a slot, and returns the number of ended entries. An
   * entry ends if its last acceptable start has passed, or if its customer has a booking at that
   * time.
   */
  endExpiredEntries(): Promise<number> {
    return this.sweeper.sweep(
      (tx, most) => this.store.lockOver(tx, most),
      async (tx, record) =>
        this.events.emit(tx, await this.store.end(tx, record, { status: 'over', actor: null })),
    );
  }
}
