import { Injectable } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { OpenMatchesService } from './open-matches.service.ts';

const EVERY_SECONDS = 60;

/** Scheduled jobs of matches. */
@Injectable()
export class OpenMatchesTasks {
  constructor(jobs: Jobs, matches: OpenMatchesService) {
    jobs.every('openMatches.close', EVERY_SECONDS, () => matches.closeDue());
  }
}
