export interface Patience {
  /** Time without any release after which all waiting callers are rejected. */
  stillMs: number;
  /** Maximum time of one caller in the queue, regardless of progress. */
  longestMs: number;
  /** Maximum length of the queue; unlimited if left out. */
  places?: number;
}

const BEATS = 5;

/**
 * Semaphore with a fair queue. A caller waits as long as the queue makes progress. Time is counted
 * in ticks, so that a suspended machine does not expire all waiting callers.
 */
export class Gate {
  private readonly size: number;
  private readonly patience: Patience;
  private readonly tooLate: () => Error;
  private inside = 0;
  private readonly waiting: Waiting[] = [];
  private still = 0;
  private beat: NodeJS.Timeout | undefined;

  constructor(size: number, patience: Patience, tooLate: () => Error) {
    this.size = size;
    this.patience = patience;
    this.tooLate = tooLate;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  /** Every acquire must be paired with exactly one release, by `leave` or by `giveUp`. */
  async enter(): Promise<void> {
    // A release hands its slot over to the next in the queue.
    if (this.inside >= this.size) await this.turn();
    else this.inside++;
  }

  leave(): void {
    this.still = 0;
    this.makeRoom();
  }

  /** Releases a slot that was not used; it does not count as progress of the queue. */
  giveUp(): void {
    this.makeRoom();
  }

  private makeRoom(): void {
    const next = this.waiting.shift();
    if (next) next.admit();
    else this.inside--;
    this.rest();
  }

  /** Rejects all waiting callers, because the resource is unavailable. */
  sendHome(): void {
    for (const { refuse } of this.waiting.splice(0)) refuse(this.tooLate());
    this.rest();
  }

  private turn(): Promise<void> {
    if (this.waiting.length >= (this.patience.places ?? Infinity))
      return Promise.reject(this.tooLate());
    this.beat ??= setInterval(() => this.tick(), this.patience.stillMs / BEATS);
    return new Promise((admit, refuse) => this.waiting.push({ admit, refuse, beats: 0 }));
  }

  private tick(): void {
    this.still++;
    if (this.still >= BEATS) return this.sendHome();
    const most = (this.patience.longestMs / this.patience.stillMs) * BEATS;
    for (const one of this.waiting) one.beats++;
    while (this.waiting[0] && this.waiting[0].beats >= most)
      this.waiting.shift()?.refuse(this.tooLate());
    this.rest();
  }

  private rest(): void {
    if (this.waiting.length > 0) return;
    clearInterval(this.beat);
    this.beat = undefined;
    this.still = 0;
  }
}

interface Waiting {
  admit(): void;
  refuse(error: Error): void;
  beats: number;
}
