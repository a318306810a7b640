import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { series } from './exposition.ts';

const NANO = 1e-9;
const MICRO = 1e-6;
const RESOLUTION_MS = 20;

/** Metrics of this process: memory, processor time, and event loop delay. */
@Injectable()
export class ProcessMetrics implements OnApplicationShutdown {
  private readonly delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });

  constructor() {
    this.delay.enable();
  }

  expose(): string[] {
    const { rss, heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const memory = [
      ['resident', rss],
      ['heap', heapUsed],
      ['external', external],
    ] as const;
    return [
      ...series(
        'five_event_loop_delay_seconds',
        'gauge',
        'Delay of the event loop since the last look.',
        this.delays(),
      ),
      ...series(
        'five_memory_bytes',
        'gauge',
        'Memory of the process.',
        memory.map(([kind, value]) => ({ labels: { kind }, value })),
      ),
      ...series('five_cpu_seconds_total', 'counter', 'Processor time used.', [
        { value: (user + system) * MICRO },
      ]),
      ...series('five_uptime_seconds', 'gauge', 'Time since the start.', [
        { value: process.uptime() },
      ]),
    ];
  }

  onApplicationShutdown(): void {
    this.delay.disable();
  }

  /**
   * Returns quantiles of the event loop delay. Node measures the time between two ticks of a timer,
   * so the timer's interval is subtracted.
   */
  private delays() {
    const figures = [
      ['0.5', this.delay.percentile(50)],
      ['0.99', this.delay.percentile(99)],
      ['1', this.delay.max],
    ] as const;
    this.delay.reset();
    return figures.map(([quantile, nanoseconds]) => ({
      labels: { quantile },
      value: Math.max(0, nanoseconds * NANO - RESOLUTION_MS / 1000),
    }));
  }
}
