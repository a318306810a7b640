import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { Sweeper } from '../../platform/database/sweeper.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { Occupancies } from '../../slots/occupancies.ts';
import { WaitingEntryCloser } from './offers.service.ts';
import { ended } from './waiting-messages.ts';
import type { WaitingRecord } from './waiting-record.ts';
import { WaitingStore } from './waiting-store.ts';

/** Ends expired offers: in a scheduled job, or when another request needs their slot. */
@Injectable()
export class OfferExpirer {
  constructor(
    private readonly sweeper: Sweeper,
    private readonly store: WaitingStore,
    private readonly closer: WaitingEntryCloser,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    occupancies: Occupancies,
  ) {
    occupancies.onLapse('offer', async (tx, references) => {
      for (const record of await store.lockAll(tx, references)) await this.lapse(tx, record);
    });
  }

  /** Ends every offer that has expired. Returns the number of offers. */
  endLapsed(): Promise<number> {
    return this.sweeper.sweep(
      (tx, most) => this.store.lockLapsed(tx, most),
      (tx, record) => this.lapse(tx, record),
    );
  }

  private async lapse(tx: Tx, record: WaitingRecord): Promise<void> {
    if (record.status !== 'offered' || !record.offerEndsAt || record.offerEndsAt > this.clock.now())
      return;
    await this.outbox.write(tx, ended(record));
    await this.closer.closeAndRelease(tx, record, { status: 'lapsed', actor: null });
  }
}
