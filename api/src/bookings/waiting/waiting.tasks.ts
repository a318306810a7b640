import { Injectable } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { OfferExpirer } from './offer-expirer.ts';
import { WaitingExpiry } from './waiting-expiry.service.ts';
import { WaitlistAllocator } from './waitlist-allocator.ts';

const EVERY_SECONDS = 60;

/** Scheduled jobs of the waiting list. */
@Injectable()
export class WaitingTasks {
  constructor(
    jobs: Jobs,
    offers: OfferExpirer,
    entries: WaitingExpiry,
    allocator: WaitlistAllocator,
  ) {
    jobs.every('waiting.lapse', EVERY_SECONDS, () => offers.endLapsed());
    jobs.every('waiting.over', EVERY_SECONDS, () => entries.endExpiredEntries());
    jobs.every('waiting.fill', EVERY_SECONDS, () => allocator.offerAllFree());
  }
}
