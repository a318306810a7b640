import { Injectable } from '@nestjs/common';
import { Jobs } from '../jobs/jobs.ts';
import { Files } from './files.ts';

const HOUR_SECONDS = 3600;

@Injectable()
export class FilesTasks {
  constructor(jobs: Jobs, files: Files) {
    jobs.every('files.sweep', HOUR_SECONDS, () => files.sweep());
  }
}
