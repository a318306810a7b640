import { Injectable } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { MatchClosingsService } from './match-closings.service.ts';

const EVERY_SECONDS = 60;

/** Scheduled jobs of matches. */
@Injectable()
export class OpenMatchesTasks {
  constructor(jobs: Jobs, closings: MatchClosingsService) {
    jobs.every('openMatches.close', EVERY_SECONDS, () => closings.closeDue());
  }
}
