import { Injectable } from '@nestjs/common';
import { Jobs } from '../platform/jobs/jobs.ts';
import { CodesService } from './codes.service.ts';
import { KnownOrigins } from './known-origins.ts';
import { LoginSessionsService } from './login-sessions.service.ts';

@Injectable()
export class AuthTasks {
  constructor(
    jobs: Jobs,
    sessions: LoginSessionsService,
    codes: CodesService,
    origins: KnownOrigins,
  ) {
    jobs.every('auth.sessions', 60, () => sessions.tidy());
    jobs.every('auth.codes', 600, () => codes.tidy());
    jobs.every('auth.places', 3600, () => origins.tidy());
  }
}
