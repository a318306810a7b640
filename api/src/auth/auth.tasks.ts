import { Injectable } from '@nestjs/common';
import { Jobs } from '../platform/jobs/jobs.ts';
import { CodesService } from './codes.service.ts';
import { SessionsService } from './sessions.service.ts';

@Injectable()
export class AuthTasks {
  constructor(jobs: Jobs, sessions: SessionsService, codes: CodesService) {
    jobs.every('auth.sessions', 60, () => sessions.tidy());
    jobs.every('auth.codes', 600, () => codes.tidy());
  }
}
