import { Injectable } from '@nestjs/common';
import { Jobs } from '../platform/jobs/jobs.ts';
import { PackExpiryService } from './pack-expiry.service.ts';

const EVERY_SECONDS = 60;

/** Scheduled jobs of packs. */
@Injectable()
export class SubscriptionsTasks {
  constructor(jobs: Jobs, expiry: PackExpiryService) {
    jobs.every('subscriptions.cancel', EVERY_SECONDS, () => expiry.cancelUnpaid());
    jobs.every('subscriptions.expire', EVERY_SECONDS, () => expiry.expireOver());
  }
}
