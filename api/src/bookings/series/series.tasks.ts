import { Injectable } from '@nestjs/common';
import { Task } from '../../platform/jobs/task.decorator.ts';
import { SeriesSweep } from './series-sweep.ts';

const EVERY_SECONDS = 300;

/** Scheduled jobs of series. */
@Injectable()
export class SeriesTasks {
  constructor(private readonly sweep: SeriesSweep) {}

  @Task('series.ask', EVERY_SECONDS)
  requestContinuations(): Promise<unknown> {
    return this.sweep.requestContinuations();
  }

  @Task('series.lapse', EVERY_SECONDS)
  lapse(): Promise<unknown> {
    return this.sweep.lapse();
  }
}
