import { Injectable } from '@nestjs/common';
import { Task } from '../platform/jobs/task.decorator.ts';
import { PackExpiryService } from './pack-expiry.service.ts';

const EVERY_SECONDS = 60;

/** Scheduled jobs of packs. */
@Injectable()
export class SubscriptionsTasks {
  constructor(private readonly expiry: PackExpiryService) {}

  @Task('subscriptions.cancel', EVERY_SECONDS)
  cancelUnpaid(): Promise<unknown> {
    return this.expiry.cancelUnpaid();
  }

  @Task('subscriptions.expire', EVERY_SECONDS)
  expireOver(): Promise<unknown> {
    return this.expiry.expireOver();
  }
}
