import { Injectable } from '@nestjs/common';
import { Sweeper } from '../../platform/database/sweeper.ts';
import { Task } from '../../platform/jobs/task.decorator.ts';
import { WaitingEvents } from './waiting-messages.ts';
import { WaitingStore } from './waiting-store.ts';
import { OfferExpirer } from './offer-expirer.ts';
import { WaitlistAllocator } from './waitlist-allocator.ts';

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

const EVERY_SECONDS = 60;

/** Scheduled jobs of the waiting list. */
@Injectable()
export class WaitingTasks {
  constructor(
    private readonly offers: OfferExpirer,
    private readonly entries: WaitingExpiry,
    private readonly allocator: WaitlistAllocator,
  ) {}

  @Task('waiting.lapse', EVERY_SECONDS)
  endLapsed(): Promise<unknown> {
    return this.offers.endLapsed();
  }

  @Task('waiting.over', EVERY_SECONDS)
  endExpiredEntries(): Promise<unknown> {
    return this.entries.endExpiredEntries();
  }

  @Task('waiting.fill', EVERY_SECONDS)
  offerAllFree(): Promise<unknown> {
    return this.allocator.offerAllFree();
  }
}
