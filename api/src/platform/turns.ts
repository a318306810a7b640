import { DomainError } from './http/domain-error.ts';

/** Semaphore with a bounded queue; a caller beyond it is refused. */
export class Turns {
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(
    private readonly atOnce: number,
    private readonly longest: number,
  ) {}

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) await this.wait();
    else this.running++;
    try {
      return await work();
    } finally {
      this.next();
    }
  }

  private wait(): Promise<void> {
    if (this.waiting.length >= this.longest)
      throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: RETRY_SECONDS });
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Hands the slot to the next caller, or releases it. */
  private next(): void {
    const first = this.waiting.shift();
    if (first) first();
    else this.running--;
  }
}

const RETRY_SECONDS = 5;
