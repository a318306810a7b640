/**
 * Options of a semaphore that limits only the length of its queue. A caller in the queue waits
 * without a time limit until it gets a slot.
 */
interface QueueLength {
  /** Maximum length of the queue. */
  maxQueued: number;
}

export interface QueueTimeouts extends Partial<QueueLength> {
  /** Time in milliseconds without any release, after which all waiting callers are rejected. */
  idleTimeoutMs: number;
  /** Maximum time of one caller in the queue, in milliseconds, regardless of progress. */
  maxWaitMs: number;
}

const TICKS = 5;

/**
 * Semaphore with a fair queue. With `QueueTimeouts`, a caller waits as long as slots are released,
 * but at most `maxWaitMs`. Time is counted in ticks of a timer, so that waiting callers do not
 * expire because the machine was suspended.
 */
export class Semaphore {
  private readonly size: number;
  private readonly rejection: () => Error;
  private readonly timeouts: QueueTimeouts | null;
  private readonly maxQueued: number;
  private active = 0;
  private readonly waiting: QueuedCall[] = [];
  private idleTicks = 0;
  private timer: NodeJS.Timeout | undefined;

  /** `rejection` is the error of a caller that is rejected. */
  constructor(size: number, limits: QueueTimeouts | QueueLength, rejection: () => Error) {
    this.size = size;
    this.rejection = rejection;
    this.timeouts = 'idleTimeoutMs' in limits ? limits : null;
    this.maxQueued = limits.maxQueued ?? Infinity;
  }

  /**
   * Waits for a slot and runs `work`. The end of `work` counts as progress of the queue, unless
   * `work` fails with an error for which `isProgress` returns false.
   */
  async run<T>(
    work: () => Promise<T>,
    isProgress: (error: unknown) => boolean = () => true,
  ): Promise<T> {
    // An ended call passes its slot to the next caller, so `active` does not change for that one.
    if (this.active >= this.size) await this.waitInQueue();
    else this.active++;
    let progress = true;
    try {
      return await work();
    } catch (error) {
      progress = isProgress(error);
      throw error;
    } finally {
      if (progress) this.idleTicks = 0;
      this.admitNext();
    }
  }

  private admitNext(): void {
    const next = this.waiting.shift();
    if (next) next.admit();
    else this.active--;
    this.stopTimerWhenEmpty();
  }

  /** Rejects all waiting callers, because the resource is unavailable. */
  rejectAll(): void {
    for (const { reject: refuse } of this.waiting.splice(0)) refuse(this.rejection());
    this.stopTimerWhenEmpty();
  }

  private waitInQueue(): Promise<void> {
    const { timeouts } = this;
    if (this.waiting.length >= this.maxQueued) return Promise.reject(this.rejection());
    if (timeouts)
      this.timer ??= setInterval(() => this.tick(timeouts), timeouts.idleTimeoutMs / TICKS);
    return new Promise((admit, refuse) => this.waiting.push({ admit, reject: refuse, ticks: 0 }));
  }

  private tick({ idleTimeoutMs, maxWaitMs }: QueueTimeouts): void {
    this.idleTicks++;
    if (this.idleTicks >= TICKS) return this.rejectAll();
    const most = (maxWaitMs / idleTimeoutMs) * TICKS;
    for (const one of this.waiting) one.ticks++;
    while (this.waiting[0] && this.waiting[0].ticks >= most)
      this.waiting.shift()?.reject(this.rejection());
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
