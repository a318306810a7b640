import { Injectable } from '@nestjs/common';
import { Task } from '../../platform/jobs/task.decorator.ts';
import { OfferExpirer } from './offer-expirer.ts';
import { WaitingExpiry } from './waiting-expiry.service.ts';
import { WaitlistAllocator } from './waitlist-allocator.ts';

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
