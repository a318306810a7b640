import { Injectable } from '@nestjs/common';
import { Jobs } from '../platform/jobs/jobs.ts';
import { CodesService } from './codes.service.ts';
import { KnownPlaces } from './known-places.ts';
import { SessionsService } from './sessions.service.ts';

@Injectable()
export class AuthTasks {
  constructor(jobs: Jobs, sessions: SessionsService, codes: CodesService, places: KnownPlaces) {
    jobs.every('auth.sessions', 60, () => sessions.tidy());
    jobs.every('auth.codes', 600, () => codes.tidy());
    jobs.every('auth.places', 3600, () => places.tidy());
  }
}
