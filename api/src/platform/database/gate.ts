/** Lets so many in at a time; who comes later waits in order, and not for ever. */
export class Gate {
  private inside = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly size: number, private readonly patienceMs: number, private readonly tooLate: () => Error) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.inside >= this.size) await this.turn(); // who leaves hands its place over
    else this.inside++;
  }

  private turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(admit), 1);
        reject(this.tooLate());
      }, this.patienceMs);
      const admit = () => {
        clearTimeout(giveUp);
        resolve();
      };
      this.waiting.push(admit);
    });
  }

  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.inside--;
  }
}
