/** Lets so many in at a time; who comes later waits in order, and not for ever. */
export class Gate {
  private inside = 0;
  private readonly waiting: Waiting[] = [];

  constructor(private readonly size: number, private readonly patienceMs: number, private readonly tooLate: () => Error) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  /** Refuses all who wait: what they wait for is not to be had. */
  sendHome(): void {
    for (const { refuse } of this.waiting.splice(0)) refuse();
  }

  private async enter(): Promise<void> {
    if (this.inside >= this.size) await this.turn(); // who leaves hands its place over
    else this.inside++;
  }

  private turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { admit: () => end(resolve), refuse: () => end(() => reject(this.tooLate())) };
      const giveUp = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        waiting.refuse();
      }, this.patienceMs);
      const end = (outcome: () => void) => {
        clearTimeout(giveUp);
        outcome();
      };
      this.waiting.push(waiting);
    });
  }

  private leave(): void {
    const next = this.waiting.shift();
    if (next) next.admit();
    else this.inside--;
  }
}

interface Waiting {
  admit(): void;
  refuse(): void;
}
