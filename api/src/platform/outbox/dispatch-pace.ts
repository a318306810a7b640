import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** Times of an event loop: how many milliseconds it was active and how many it was idle. */
export type LoopTimes = Pick<EventLoopUtilization, 'active' | 'idle'>;

interface EventLoop {
  times: () => LoopTimes;
  sleep: (ms: number) => Promise<unknown>;
}

const THIS_PROCESS: EventLoop = { times: () => performance.eventLoopUtilization(), sleep };

/** Share of a rest in which other work was active, from which on the process is busy. */
const BUSY = 0.5;
/** Own work between two rests while the process is not busy, and the length of a rest. */
const WORK_MS = 100;
const REST_MS = 10;
/** Pause before each piece of work while the process is busy. */
const YIELD_MS = 1000;

/**
 * Gives requests priority over the work of a task. It measures how busy the process is in rests of
 * the task, so that the own work of the task does not count. While the process is busy, the task
 * uses about a fortieth of its time.
 */
export class DispatchPace {
  yieldMs = YIELD_MS;
  private busy = false;
  private workedMs = 0;
  private workEnded: LoopTimes;

  constructor(private readonly loop: EventLoop = THIS_PROCESS) {
    this.workEnded = loop.times();
  }

  /**
   * Runs a piece of work, after a pause if other work comes first. While the process is busy, the
   * piece should be small.
   */
  async run<T>(work: (busy: boolean) => Promise<T>): Promise<T> {
    await this.giveWay();
    const began = this.loop.times();
    try {
      return await work(this.busy);
    } finally {
      this.workEnded = this.loop.times();
      this.workedMs += elapsedMs(began, this.workEnded);
    }
  }

  private async giveWay(): Promise<void> {
    const restedMs = elapsedMs(this.workEnded, this.loop.times());
    if (restedMs < REST_MS) {
      if (!this.busy && this.workedMs < WORK_MS) return;
      await this.loop.sleep(REST_MS - restedMs);
    }
    this.workedMs = 0;
    this.busy = utilization(this.workEnded, this.loop.times()) > BUSY;
    if (this.busy) await this.loop.sleep(this.yieldMs);
  }
}

const elapsedMs = (from: LoopTimes, until: LoopTimes): number =>
  until.active + until.idle - from.active - from.idle;

function utilization(from: LoopTimes, until: LoopTimes): number {
  const ms = elapsedMs(from, until);
  return ms > 0 ? (until.active - from.active) / ms : 0;
}
