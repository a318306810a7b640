import { Injectable } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { Offers } from './offers.service.ts';
import { Turns } from './turns.ts';

const EVERY_SECONDS = 60;

/** Scheduled jobs of the waiting list. */
@Injectable()
export class WaitingTasks {
  constructor(jobs: Jobs, offers: Offers, turns: Turns) {
    jobs.every('waiting.lapse', EVERY_SECONDS, () => offers.endLapsed());
    jobs.every('waiting.over', EVERY_SECONDS, () => turns.endOver());
    jobs.every('waiting.fill', EVERY_SECONDS, () => turns.fillFree());
  }
}
