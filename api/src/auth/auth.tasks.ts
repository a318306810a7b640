import { Injectable } from '@nestjs/common';
import { Task } from '../platform/jobs/task.decorator.ts';
import { CodesService } from './codes.service.ts';
import { KnownOrigins } from './known-origins.ts';
import { LoginSessionsService } from './sessions/login-sessions.service.ts';

const MINUTE_SECONDS = 60;
const TEN_MINUTES_SECONDS = 600;
const HOUR_SECONDS = 3600;

/** Scheduled jobs of sessions, codes and known devices. */
@Injectable()
export class AuthTasks {
  constructor(
    private readonly sessions: LoginSessionsService,
    private readonly codes: CodesService,
    private readonly origins: KnownOrigins,
  ) {}

  @Task('auth.sessions', MINUTE_SECONDS)
  tidySessions(): Promise<unknown> {
    return this.sessions.tidy();
  }

  @Task('auth.codes', TEN_MINUTES_SECONDS)
  tidyCodes(): Promise<unknown> {
    return this.codes.tidy();
  }

  @Task('auth.places', HOUR_SECONDS)
  tidyOrigins(): Promise<unknown> {
    return this.origins.tidy();
  }
}
