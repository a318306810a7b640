import { DomainError } from './http/domain-error.ts';

/** Semaphore with a bounded queue; a caller beyond it is refused. */
export class ConcurrencyLimit {
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(
    private readonly maxConcurrent: number,
    private readonly maxQueued: number,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.maxConcurrent) await this.waitInQueue();
    else this.running++;
    try {
      return await work();
    } finally {
      this.admitNext();
    }
  }

  private waitInQueue(): Promise<void> {
    if (this.waiting.length >= this.maxQueued)
      throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: RETRY_SECONDS });
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Hands the slot to the next caller, or releases it. */
  private admitNext(): void {
    const first = this.waiting.shift();
    if (first) first();
    else this.running--;
  }
}

const RETRY_SECONDS = 5;
