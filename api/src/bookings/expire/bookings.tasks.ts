import { Injectable } from '@nestjs/common';
import { Task } from '../../platform/jobs/task.decorator.ts';
import { ExpiryService } from './expiry.service.ts';

const EVERY_SECONDS = 60;

/** Scheduled jobs of bookings. */
@Injectable()
export class BookingsTasks {
  constructor(private readonly expiry: ExpiryService) {}

  @Task('bookings.expire', EVERY_SECONDS)
  expirePending(): Promise<unknown> {
    return this.expiry.expirePending();
  }

  @Task('bookings.expireSeries', EVERY_SECONDS)
  expireSeries(): Promise<unknown> {
    return this.expiry.expireSeries();
  }

  @Task('bookings.complete', EVERY_SECONDS)
  completeEnded(): Promise<unknown> {
    return this.expiry.completeEnded();
  }
}
