import { setTimeout as sleep } from 'node:timers/promises';

// Time limit of the shutdown. The whole shutdown must end within ten seconds, even if closing a
// resource hangs.
const WITHIN_MS = 9_000;
const STEP_MS = 3_000; // How long shutdown waits for the current startup step to finish.

/**
 * Handles SIGTERM and SIGINT from process start on. It closes resources in reverse order and exits
 * with 0. A second signal has no effect.
 */
export class GracefulShutdown {
  private readonly controller = new AbortController();
  private readonly callbacks: (() => Promise<void>)[] = [];
  private starting: Promise<unknown> = Promise.resolve();

  constructor() {
    const once = () => void (this.signal.aborted || this.end());
    process.on('SIGTERM', once).on('SIGINT', once);
  }

  /** Aborts on a stop signal. A start checks this signal between its steps. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /**
   * Registers the promise of the startup, so that a shutdown during startup waits for the current
   * step.
   */
  waitForStartup(starting: Promise<unknown>): void {
    this.starting = starting.catch(() => undefined);
  }

  /** Registers a resource with the function that closes it. */
  onShutdown(down: () => Promise<void> | void): void {
    this.callbacks.push(async () => down());
  }

  private end(): void {
    this.controller.abort();
    setTimeout(() => process.exit(1), WITHIN_MS).unref();
    this.runCallbacks().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  }

  private async runCallbacks(): Promise<void> {
    await Promise.race([this.starting, sleep(STEP_MS)]);
    for (let down = this.callbacks.pop(); down; down = this.callbacks.pop()) await down();
  }
}
