/**
 * The customer that has the slot, with the kind of claim: a booking or an offer from the waiting
 * list.
 */
export interface Had {
  who: number;
  kind: 'booking' | 'offer';
  /** End of the booking's hold or of the offer, in milliseconds since 1970. */
  until: number;
}

/**
 * Model of one slot and its waiting list. It implements the rules of the domain without code of the
 * product.
 */
export class SingleSlotModel {
  had: Had | null = null;
  readonly waiting: number[] = [];
  /** Customers whose offer ended without a booking. They get no second offer for the slot. */
  private readonly letGo = new Set<number>();

  constructor(
    public now: number,
    readonly holdMs: number,
  ) {}

  /** Whether a booking or an offer still occupies the slot. */
  get holds(): boolean {
    return this.had !== null && this.had.until > this.now;
  }

  /**
   * Tries to book. A free slot is first offered to the waiting list; if the waiting list has no
   * eligible customer, the caller gets the slot. Returns whether the caller gets it.
   */
  book(who: number): boolean {
    if (this.holds) return false;
    if (this.next()) return false;
    this.had = { who, kind: 'booking', until: this.now + this.holdMs };
    return true;
  }

  /**
   * Adds a customer to the waiting list. A customer may wait once for a taken slot, but not for a
   * slot that this customer has booked.
   */
  wait(who: number): boolean {
    if (this.had === null || this.waiting.includes(who) || this.offeredTo(who)) return false;
    if (this.had.kind === 'booking' && this.had.who === who && this.holds) return false;
    this.waiting.push(who);
    if (!this.holds) this.next();
    return true;
  }

  leave(who: number): boolean {
    if (this.offeredTo(who)) return (this.next(), true);
    const place = this.waiting.indexOf(who);
    if (place < 0) return false;
    this.waiting.splice(place, 1);
    return true;
  }

  /**
   * Cancels the booking of this customer and offers the slot to the waiting list. Returns whether
   * this customer had a booking.
   */
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

  /**
   * Offers the slot to the first eligible customer on the waiting list; returns whether there was
   * one.
   */
  private next(): boolean {
    if (this.had?.kind === 'offer') this.letGo.add(this.had.who);
    const place = this.waiting.findIndex((one) => !this.letGo.has(one));
    const [who] = place < 0 ? [] : this.waiting.splice(place, 1);
    this.had = who === undefined ? null : { who, kind: 'offer', until: Infinity };
    return who !== undefined;
  }
}
