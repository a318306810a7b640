export interface QueueTimeouts {
  /** Time without any release after which all waiting callers are rejected. */
  idleTimeoutMs: number;
  /** Maximum time of one caller in the queue, regardless of progress. */
  maxWaitMs: number;
  /** Maximum length of the queue; unlimited if left out. */
  maxQueued?: number;
}

const TICKS = 5;

/**
 * Semaphore with a fair queue. A caller waits as long as the queue makes progress. Time is counted
 * in ticks, so that a suspended machine does not expire all waiting callers.
 */
export class Semaphore {
  private readonly size: number;
  private readonly timeouts: QueueTimeouts;
  private readonly timeoutError: () => Error;
  private active = 0;
  private readonly waiting: QueuedCall[] = [];
  private idleTicks = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(size: number, patience: QueueTimeouts, tooLate: () => Error) {
    this.size = size;
    this.timeouts = patience;
    this.timeoutError = tooLate;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.acquire();
    try {
      return await work();
    } finally {
      this.release();
    }
  }

  /**
   * Every acquire must be paired with exactly one release, by `release` or by
   * `releaseWithoutProgress`.
   */
  async acquire(): Promise<void> {
    // A release hands its slot over to the next in the queue.
    if (this.active >= this.size) await this.waitInQueue();
    else this.active++;
  }

  release(): void {
    this.idleTicks = 0;
    this.admitNext();
  }

  /** Releases a slot that was not used; it does not count as progress of the queue. */
  releaseWithoutProgress(): void {
    this.admitNext();
  }

  private admitNext(): void {
    const next = this.waiting.shift();
    if (next) next.admit();
    else this.active--;
    this.stopTimerWhenEmpty();
  }

  /** Rejects all waiting callers, because the resource is unavailable. */
  rejectAll(): void {
    for (const { reject: refuse } of this.waiting.splice(0)) refuse(this.timeoutError());
    this.stopTimerWhenEmpty();
  }

  private waitInQueue(): Promise<void> {
    if (this.waiting.length >= (this.timeouts.maxQueued ?? Infinity))
      return Promise.reject(this.timeoutError());
    this.timer ??= setInterval(() => this.tick(), this.timeouts.idleTimeoutMs / TICKS);
    return new Promise((admit, refuse) => this.waiting.push({ admit, reject: refuse, ticks: 0 }));
  }

  private tick(): void {
    this.idleTicks++;
    if (this.idleTicks >= TICKS) return this.rejectAll();
    const most = (this.timeouts.maxWaitMs / this.timeouts.idleTimeoutMs) * TICKS;
    for (const one of this.waiting) one.ticks++;
    while (this.waiting[0] && this.waiting[0].ticks >= most)
      this.waiting.shift()?.reject(this.timeoutError());
    this.stopTimerWhenEmpty();
  }

  private stopTimerWhenEmpty(): void {
    if (this.waiting.length > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
    this.idleTicks = 0;
  }
}

interface QueuedCall {
  admit(): void;
  reject(error: Error): void;
  ticks: number;
}
