import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { isDatabaseUnavailable } from '../database/connection-errors.ts';

/** A recurring task. Several processes may run it at once, so it must be idempotent. */
export type Task = () => Promise<unknown>;

// Delay after a failed task. A restarting database is available again within seconds.
const AGAIN_SECONDS = 5;
// Time limit for running tasks at shutdown, out of ten seconds for the whole shutdown.
const STOP_WITHIN_MS = 4_000;

/**
 * Runs tasks at start, to catch up on work that a stopped process missed, and then at their
 * interval. A domain's `x.tasks.ts` is a provider that registers tasks in its constructor:
 * `jobs.every('bookings.expire', 60, () => bookings.expirePending())`.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(Jobs.name);
  private readonly jobs = new Map<string, Job>();
  private started = false;
  private stopped = false;

  constructor(private readonly registry: SchedulerRegistry) {}

  /** True during shutdown. A long task then ends at its next safe point. */
  get stopping(): boolean {
    return this.stopped;
  }

  /** Time of each task's last success, in milliseconds since 1970; 0 if it never succeeded. */
  get successes(): { name: string; at: number }[] {
    return [...this.jobs.values()].map(({ name, succeededAt }) => ({ name, at: succeededAt }));
  }

  /**
   * Runs `task` every `seconds`, counted from the end of its last run. In one process, runs of the
   * same task therefore never overlap.
   */
  every(name: string, seconds: number, task: Task): void {
    if (this.jobs.has(name)) throw new Error(`two tasks are named ${name}`);
    const job = new Job(name, seconds, task, this.registry, (error) => this.report(name, error));
    this.jobs.set(name, job);
    if (this.started) job.start();
  }

  /** Schedules a task to run as soon as possible, outside of the caller's request. */
  wake(name: string): void {
    if (this.started && !this.stopped) this.find(name).wake();
  }

  /** Runs a task at once. A run in progress is completed first. Rethrows the error of the task. */
  run(name: string): Promise<void> {
    return this.find(name).once();
  }

  /**
   * Pauses the task with this name; without `name`, pauses all tasks. A paused task can still be
   * run with `run`.
   */
  async pause(name?: string): Promise<void> {
    const paused = name === undefined ? [...this.jobs.values()] : [this.find(name)];
    await Promise.all(paused.map((job) => job.stop()));
  }

  onApplicationBootstrap(): void {
    this.started = true;
    for (const job of this.jobs.values()) job.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await Promise.race([
      this.pause(),
      new Promise((resolve) => setTimeout(resolve, STOP_WITHIN_MS).unref()),
    ]);
  }

  private find(name: string): Job {
    const job = this.jobs.get(name);
    if (!job) throw new Error(`no task is named ${name}`);
    return job;
  }

  private report(name: string, error: unknown): void {
    if (isDatabaseUnavailable(error)) this.log.warn(`${name} waits for the database`);
    else this.log.error({ err: error, task: name }, 'a task failed');
  }
}

/** One task and its schedule. */
class Job {
  succeededAt = 0;
  private state: 'waiting' | 'running' | 'stopped' = 'stopped';
  private again = false;
  private last: Promise<void> = Promise.resolve();

  constructor(
    readonly name: string,
    private readonly seconds: number,
    private readonly task: Task,
    private readonly registry: SchedulerRegistry,
    private readonly report: (error: unknown) => void,
  ) {}

  start(): void {
    this.plan(0);
  }

  wake(): void {
    if (this.state === 'running') this.again = true;
    else if (this.state === 'waiting') this.plan(0);
  }

  async stop(): Promise<void> {
    this.cancel();
    this.state = 'stopped';
    await this.last.catch(() => undefined);
  }

  once(): Promise<void> {
    const run = this.last
      .catch(() => undefined)
      .then(() => this.task())
      .then(() => void (this.succeededAt = Date.now()));
    this.last = run;
    return run;
  }

  private plan(seconds: number): void {
    this.cancel();
    this.state = 'waiting';
    this.registry.addTimeout(this.name, setTimeout(() => void this.turn(), seconds * 1000).unref());
  }

  private cancel(): void {
    if (this.registry.doesExist('timeout', this.name)) this.registry.deleteTimeout(this.name);
  }

  private async turn(): Promise<void> {
    this.state = 'running';
    this.again = false;
    const wait = await this.once().then(
      () => this.seconds,
      (error: unknown) => this.failed(error),
    );
    if (this.isStopped()) return;
    this.plan(this.again ? 0 : wait);
  }

  private isStopped(): boolean {
    return this.state === 'stopped';
  }

  private failed(error: unknown): number {
    this.report(error);
    this.again = false;
    return Math.min(this.seconds, AGAIN_SECONDS);
  }
}
