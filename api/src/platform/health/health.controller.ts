import { Controller, Get, HttpCode } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { checkSentinels } from '@five/shared/time/venue-clock';
import { Allow } from '../access/access.ts';
import { DomainError } from '../http/domain-error.ts';

const RETRY_SECONDS = 5;

/** Whether the process lives, and whether it can serve. */
@Controller('health')
export class HealthController {
  constructor(private readonly source: DataSource) {}

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
      throw new DomainError('DATABASE_AWAY', { retryAfterSeconds: RETRY_SECONDS });
    }
    return { status: 'ok', zoneData: checkSentinels() ? 'current' : 'stale' };
  }
}
