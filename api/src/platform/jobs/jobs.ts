import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { isDatabaseAway } from '../http/error.filter.ts';

/** What is done again and again. Several processes may do it at the same time, so it is written to do its effect once. */
export type Task = () => Promise<unknown>;

interface Job {
  name: string;
  seconds: number;
  task: Task;
  timer: NodeJS.Timeout | null;
  running: Promise<void> | null;
}

const AGAIN_SECONDS = 5; // after a task failed: a database that restarts is back within seconds

/**
 * Runs tasks at start, which catches up on what a stopped process missed, and then in their rhythm. A domain's `x.tasks.ts` is
 * a provider whose constructor says it: `jobs.every('bookings.expire', 60, () => bookings.expirePending())`.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(Jobs.name);
  private readonly jobs = new Map<string, Job>();
  private state: 'waiting' | 'started' | 'stopped' = 'waiting';

  /** Runs `task` every so many seconds, counted from the end of its last run: it never overlaps itself in one process. */
  every(name: string, seconds: number, task: Task): void {
    if (this.jobs.has(name)) throw new Error(`two tasks are named ${name}`);
    const job: Job = { name, seconds, task, timer: null, running: null };
    this.jobs.set(name, job);
    if (this.state === 'started') this.plan(job, 0);
  }

  /** Runs a task now, or waits for the run that is under way. */
  async run(name: string): Promise<void> {
    const job = this.jobs.get(name);
    if (!job) throw new Error(`no task is named ${name}`);
    await job.running;
    await job.task();
  }

  /** Runs nothing by itself any more; `run` still works. */
  async pause(): Promise<void> {
    this.state = 'stopped';
    for (const { timer } of this.jobs.values()) if (timer) clearTimeout(timer);
    await Promise.all([...this.jobs.values()].map(({ running }) => running));
  }

  onApplicationBootstrap(): void {
    if (this.state !== 'waiting') return;
    this.state = 'started';
    for (const job of this.jobs.values()) this.plan(job, 0);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pause();
  }

  private plan(job: Job, seconds: number): void {
    if (this.state !== 'started') return;
    job.timer = setTimeout(() => {
      job.running = this.perform(job).then((wait) => {
        job.running = null;
        this.plan(job, wait);
      });
    }, seconds * 1000).unref();
  }

  /** Answers after how many seconds the task is due again. */
  private async perform({ name, seconds, task }: Job): Promise<number> {
    try {
      await task();
      return seconds;
    } catch (error) {
      if (isDatabaseAway(error)) this.log.warn(`${name} waits for the database`);
      else this.log.error({ err: error, task: name }, 'a task failed');
      return Math.min(seconds, AGAIN_SECONDS);
    }
  }
}
