import { Injectable } from '@nestjs/common';
import { Task } from '../../../platform/jobs/task.decorator.ts';
import { ResultSettlements } from './settlements.service.ts';

const EVERY_SECONDS = 600;

/** Scheduled jobs of the results of matches. */
@Injectable()
export class MatchResultsTasks {
  constructor(private readonly settlements: ResultSettlements) {}

  @Task('matches.settle', EVERY_SECONDS)
  settle(): Promise<unknown> {
    return this.settlements.settleDue();
  }
}
