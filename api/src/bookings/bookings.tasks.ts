import { Injectable } from '@nestjs/common';
import { Jobs } from '../platform/jobs/jobs.ts';
import { ExpiryService } from './expiry.service.ts';

const EVERY_SECONDS = 60;

/** Registers the scheduled jobs of bookings. */
@Injectable()
export class BookingsTasks {
  constructor(jobs: Jobs, expiry: ExpiryService) {
    jobs.every('bookings.expire', EVERY_SECONDS, () => expiry.expirePending());
    jobs.every('bookings.expireSeries', EVERY_SECONDS, () => expiry.expireSeries());
    jobs.every('bookings.complete', EVERY_SECONDS, () => expiry.completeEnded());
  }
}
