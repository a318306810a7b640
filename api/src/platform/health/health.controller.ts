import { Controller, Get, HttpCode, Inject } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { checkSentinels } from '@five/shared/time/venue-clock';
import { Allow } from '../access/access.ts';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { DomainError } from '../http/domain-error.ts';
import { mailReach } from '../mail/mail-reach.ts';

const RETRY_SECONDS = 5;

/** Liveness and readiness checks. */
@Controller('health')
export class HealthController {
  constructor(
    private readonly source: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('live')
  @HttpCode(200)
  @Allow('system.health')
  live() {
    return { status: 'ok' };
  }

  @Get('ready')
  @Allow('system.health')
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
