/** Who has the one slot of a story. */
export interface Had {
  who: number;
  kind: 'booking' | 'offer';
  /** Milliseconds since 1970 from which on it holds nothing. */
  until: number;
}

/** One slot and the line behind it, by the rules of the venue and without a look at the product. */
export class Line {
  had: Had | null = null;
  readonly waiting: number[] = [];

  constructor(public now: number, readonly holdMs: number) {}

  /** Whether what has the slot holds it still. */
  get holds(): boolean {
    return this.had !== null && this.had.until > this.now;
  }

  /** A slot that nothing holds goes to who waits first; where nobody does, to who comes. */
  book(who: number): boolean {
    if (this.holds) return false;
    if (this.next()) return false;
    this.had = { who, kind: 'booking', until: this.now + this.holdMs };
    return true;
  }

  /** One may wait for what is taken, once, and not behind an own match. */
  wait(who: number): boolean {
    if (this.had === null || this.waiting.includes(who) || this.offeredTo(who)) return false;
    if (this.had.kind === 'booking' && this.had.who === who && this.holds) return false;
    this.waiting.push(who);
    if (!this.holds) this.next();
    return true;
  }

  leave(who: number): boolean {
    if (this.offeredTo(who)) return this.next(), true;
    const place = this.waiting.indexOf(who);
    if (place < 0) return false;
    this.waiting.splice(place, 1);
    return true;
  }

  /** The owner gives a booking back. */
  give(who: number): boolean {
    if (this.had?.kind !== 'booking' || this.had.who !== who || !this.holds) return false;
    this.next();
    return true;
  }

  take(who: number): boolean {
    if (!this.offeredTo(who) || !this.holds) return false;
    this.had = { who, kind: 'booking', until: this.now + this.holdMs };
    return true;
  }

  decline(who: number): boolean {
    if (!this.offeredTo(who) || !this.holds) return false;
    this.next();
    return true;
  }

  sweep(): void {
    if (this.had !== null && !this.holds) this.next();
  }

  private offeredTo(who: number): boolean {
    return this.had?.kind === 'offer' && this.had.who === who;
  }

  /** The first in line has a turn; whether there was one. */
  private next(): boolean {
    const who = this.waiting.shift();
    this.had = who === undefined ? null : { who, kind: 'offer', until: Infinity };
    return who !== undefined;
  }
}
