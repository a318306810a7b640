import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { SchedulerRegistry } from '@nestjs/schedule';
import { isDatabaseUnavailable } from '../database/errors.ts';

/** One run of a task. Several processes may run a task at once, so it must be idempotent. */
export type Run = () => Promise<unknown>;

interface TaskOptions {
  name: string;
  seconds: number;
  run: Run;
}

/** Metadata of a method with `@Task`, by which `Jobs` finds the tasks of all providers. */
export const TASK = DiscoveryService.createDecorator<TaskOptions>();

// Delay after a failed task. A restarting database is available again within seconds.
const AGAIN_SECONDS = 5;
// Time limit for running tasks at shutdown, out of ten seconds for the whole shutdown.
const STOP_WITHIN_MS = 4_000;

/**
 * Runs the methods with `@Task`: at start, to catch up on work that a stopped process missed, then
 * at their interval, again soon after a failure, and on demand. In one process, runs of the same
 * task never overlap.
 */
@Injectable()
export class Jobs implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly jobs = new Map<string, Job>();
  private stopped = false;

  constructor(
    private readonly registry: SchedulerRegistry,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** True during shutdown. A long task then ends at its next safe point. */
  get stopping(): boolean {
    return this.stopped;
  }

  /** Time of each task's last success, in milliseconds since 1970; 0 if it never succeeded. */
  get successes(): { name: string; at: number }[] {
    return [...this.jobs].map(([name, { succeededAt }]) => ({ name, at: succeededAt }));
  }

  /** Resolves when every task has run once, so that work missed before the start is done. */
  get caughtUp(): Promise<unknown> {
    return Promise.all([...this.jobs.values()].map(({ firstTurn }) => firstTurn.promise));
  }

  /** Runs a task at its interval. Does nothing while the task is running or paused. */
  tick(name: string): Promise<void> {
    return this.find(name).turn();
  }

  /** Schedules a task to run as soon as possible, outside of the caller's request. */
  wake(name: string): void {
    this.jobs.get(name)?.wake();
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

  onModuleInit(): void {
    for (const provider of this.discovery.getProviders()) {
      const instance: unknown = provider.instance;
      if (typeof instance !== 'object' || instance === null) continue;
      for (const method of this.scanner.getAllMethodNames(Object.getPrototypeOf(instance))) {
        const task = this.discovery.getMetadataByDecorator(TASK, provider, method);
        if (task) this.jobs.set(task.name, new Job(task, instance, this.registry));
      }
    }
  }

  onApplicationBootstrap(): void {
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
}

/** One task and the state of its runs. */
class Job {
  succeededAt = 0;
  readonly firstTurn = Promise.withResolvers<void>();
  private readonly log = new Logger(Jobs.name);
  private paused = true;
  private running = false;
  private again = false;
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly task: TaskOptions,
    private readonly provider: object,
    private readonly registry: SchedulerRegistry,
  ) {}

  start(): void {
    this.paused = false;
    this.plan(0);
  }

  wake(): void {
    if (this.running) this.again = true;
    else this.plan(0);
  }

  async stop(): Promise<void> {
    this.paused = true;
    await this.last.catch(() => undefined);
  }

  once(): Promise<void> {
    const run = this.last
      .catch(() => undefined)
      .then(() => this.task.run.call(this.provider))
      .then(() => void (this.succeededAt = Date.now()));
    this.last = run;
    return run;
  }

  async turn(): Promise<void> {
    if (this.paused || this.running) return;
    [this.running, this.again] = [true, false];
    const failed = await this.once().then(
      () => false,
      (error: unknown) => this.report(error),
    );
    this.running = false;
    this.firstTurn.resolve();
    if (failed) this.plan(Math.min(this.task.seconds, AGAIN_SECONDS));
    else if (this.again) this.plan(0);
  }

  /** Plans a run besides those of the interval; a run that was planned before is replaced. */
  private plan(seconds: number): void {
    const { name } = this.task;
    if (this.registry.doesExist('timeout', name)) this.registry.deleteTimeout(name);
    this.registry.addTimeout(name, setTimeout(() => void this.turn(), seconds * 1000).unref());
  }

  private report(error: unknown): true {
    const { name } = this.task;
    if (isDatabaseUnavailable(error)) this.log.warn(`${name} waits for the database`);
    else this.log.error({ err: error, task: name }, 'a task failed');
    return true;
  }
}
