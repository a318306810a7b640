import { Injectable } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { SeriesSweep } from './series-sweep.ts';

const EVERY_SECONDS = 300;

/** Registers the scheduled jobs of series. */
@Injectable()
export class SeriesTasks {
  constructor(jobs: Jobs, sweep: SeriesSweep) {
    jobs.every('series.ask', EVERY_SECONDS, () => sweep.requestContinuations());
    jobs.every('series.lapse', EVERY_SECONDS, () => sweep.lapse());
  }
}
