import { Controller, Inject } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { checkSentinels } from '@five/shared/time/venue-clock';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { DomainError } from '../http/domain-error.ts';
import { Endpoint } from '../http/endpoint.ts';
import { mailReach } from '../mail/mail-reach.ts';

const RETRY_SECONDS = 5;

/** Liveness and readiness checks. */
@Controller()
export class HealthController {
  constructor(
    private readonly source: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Endpoint('GET health/live')
  live() {
    return { status: 'ok' };
  }

  @Endpoint('GET health/ready')
  async ready() {
    try {
      await this.source.query('select 1');
    } catch {
      throw new DomainError('DATABASE_UNAVAILABLE', { retryAfterSeconds: RETRY_SECONDS });
    }
    return {
      status: 'ok',
      zoneData: checkSentinels() ? 'current' : 'stale',
      mail: mailReach(this.settings),
    };
  }
}
