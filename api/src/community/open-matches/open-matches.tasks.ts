import { Injectable } from '@nestjs/common';
import { Task } from '../../platform/jobs/task.decorator.ts';
import { MatchClosingsService } from './match-closings.service.ts';

const EVERY_SECONDS = 60;

/** Scheduled jobs of matches. */
@Injectable()
export class OpenMatchesTasks {
  constructor(private readonly closings: MatchClosingsService) {}

  @Task('openMatches.close', EVERY_SECONDS)
  close(): Promise<unknown> {
    return this.closings.closeDue();
  }
}
