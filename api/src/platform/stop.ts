import { setTimeout as sleep } from 'node:timers/promises';

const WITHIN_MS = 9_000; // ten seconds is the promise; a stuck close must not break it
const STEP_MS = 3_000; // what a step of the start gets to come to its end

/** TERM and INT, heard from the first moment on: what stands is taken down in the reverse order, and the process ends with 0. Two signals are one stop. */
export class Stop {
  private readonly asking = new AbortController();
  private readonly standing: (() => Promise<void>)[] = [];
  private starting: Promise<unknown> = Promise.resolve();

  constructor() {
    const once = () => void (this.signal.aborted || this.end());
    process.on('SIGTERM', once).on('SIGINT', once);
  }

  /** Aborts when the process is told to end: a start looks at it between its steps. */
  get signal(): AbortSignal {
    return this.asking.signal;
  }

  /** The start that a stop lets come to the end of its step. */
  lets(starting: Promise<unknown>): void {
    this.starting = starting.catch(() => undefined);
  }

  /** Something stands from now on; `down` takes it down. */
  stands(down: () => Promise<void> | void): void {
    this.standing.push(async () => down());
  }

  private end(): void {
    this.asking.abort();
    setTimeout(() => process.exit(1), WITHIN_MS).unref();
    this.takeDown().then(() => process.exit(0), () => process.exit(1));
  }

  private async takeDown(): Promise<void> {
    await Promise.race([this.starting, sleep(STEP_MS)]);
    for (let down = this.standing.pop(); down; down = this.standing.pop()) await down();
  }
}
