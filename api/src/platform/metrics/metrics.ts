import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Jobs } from '../jobs/jobs.ts';
import { Realtime } from '../realtime/realtime.ts';
import { OutboxQueue } from '../outbox/outbox-queue.ts';
import { series } from './exposition.ts';
import { ProcessMetrics } from './process-metrics.ts';
import { RequestMetrics } from './request-metrics.ts';

interface PoolFigures {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

/** Collects all metrics of this process as one text. */
@Injectable()
export class Metrics {
  constructor(
    private readonly requests: RequestMetrics,
    private readonly processMetrics: ProcessMetrics,
    private readonly jobs: Jobs,
    private readonly realtime: Realtime,
    private readonly outbox: OutboxQueue,
    private readonly source: DataSource,
  ) {}

  async expose(): Promise<string> {
    const lines = [
      ...this.requests.expose(),
      ...this.processMetrics.expose(),
      ...this.pool(),
      ...this.sockets(),
      ...this.tasks(),
      ...(await this.queue()),
    ];
    return `${lines.join('\n')}\n`;
  }

  private pool(): string[] {
    // Figures of pg's connection pool, for which the driver has no types.
    const { totalCount, idleCount, waitingCount } = (
      this.source.driver as unknown as { master: PoolFigures }
    ).master;
    const states = [
      ['busy', totalCount - idleCount],
      ['idle', idleCount],
      ['waiting', waitingCount],
    ] as const;
    return series(
      'five_database_connections',
      'gauge',
      'Connections of the pool, and requests that wait for one.',
      states.map(([state, value]) => ({ labels: { state }, value })),
    );
  }

  private sockets(): string[] {
    return series(
      'five_sockets',
      'gauge',
      'Open sockets.',
      this.realtime
        .counts()
        .map(({ namespace, sockets }) => ({ labels: { namespace }, value: sockets })),
    );
  }

  private tasks(): string[] {
    return series(
      'five_task_success_seconds',
      'gauge',
      'When a task last ended well, since 1970.',
      this.jobs.successes.map(({ name, at }) => ({ labels: { task: name }, value: at / 1000 })),
    );
  }

  /**
   * Metrics of the database and the outbox. The outbox metrics are left out while the database is
   * unavailable, so that the other metrics can still be read.
   */
  private async queue(): Promise<string[]> {
    const counts = await this.outbox.counts().catch(() => null);
    const up = series('five_database_up', 'gauge', 'Whether the database answers.', [
      { value: counts ? 1 : 0 },
    ]);
    if (!counts) return up;
    return [
      ...up,
      ...series('five_outbox_waiting', 'gauge', 'Messages that are due and have not been sent.', [
        { value: counts.waiting },
      ]),
      ...series('five_outbox_given_up', 'gauge', 'Messages that could not be sent.', [
        { value: counts.givenUp },
      ]),
    ];
  }
}
