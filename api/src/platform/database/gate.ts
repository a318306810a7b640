export interface Patience {
  /** How long nobody may have left before all who wait are refused: what they wait for does not move. */
  stillMs: number;
  /** How long anybody waits at all, however well the others get on. */
  longestMs: number;
  /** How many may wait at most; everybody, if left out. */
  places?: number;
}

const BEATS = 5;

/**
 * Lets so many in at a time; who comes later waits in order, as long as the line moves. Time is counted in beats, so that a machine
 * that stood still for a while has not made anybody wait longer than one.
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

  /** Who has entered must leave, once: by `leave`, or by `giveUp`. */
  async enter(): Promise<void> {
    if (this.inside >= this.size) await this.turn(); // who leaves hands its place over
    else this.inside++;
  }

  leave(): void {
    this.still = 0;
    this.makeRoom();
  }

  /** Makes room for the next without having got what was waited for: the line has not moved by that. */
  giveUp(): void {
    this.makeRoom();
  }

  private makeRoom(): void {
    const next = this.waiting.shift();
    if (next) next.admit();
    else this.inside--;
    this.rest();
  }

  /** Refuses all who wait: what they wait for is not to be had. */
  sendHome(): void {
    for (const { refuse } of this.waiting.splice(0)) refuse(this.tooLate());
    this.rest();
  }

  private turn(): Promise<void> {
    if (this.waiting.length >= (this.patience.places ?? Infinity)) return Promise.reject(this.tooLate());
    this.beat ??= setInterval(() => this.tick(), this.patience.stillMs / BEATS);
    return new Promise((admit, refuse) => this.waiting.push({ admit, refuse, beats: 0 }));
  }

  private tick(): void {
    this.still++;
    if (this.still >= BEATS) return this.sendHome();
    const most = (this.patience.longestMs / this.patience.stillMs) * BEATS;
    for (const one of this.waiting) one.beats++;
    while (this.waiting[0] && this.waiting[0].beats >= most) this.waiting.shift()?.refuse(this.tooLate());
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
