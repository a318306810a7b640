import { Injectable } from '@nestjs/common';
import { Task } from '../jobs/task.decorator.ts';
import { Files } from './files.ts';

const HOUR_SECONDS = 3600;

/** Scheduled jobs of stored files. */
@Injectable()
export class FilesTasks {
  constructor(private readonly files: Files) {}

  @Task('files.sweep', HOUR_SECONDS)
  sweep(): Promise<unknown> {
    return this.files.sweep();
  }
}
