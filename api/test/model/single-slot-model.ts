/**
 * The customer that has the slot, with the kind of claim: a booking or an offer from the waiting
 * list.
 */
export interface Occupancy {
  player: number;
  kind: 'booking' | 'offer';
  /** End of the booking's hold or of the offer, in milliseconds since 1970. */
  until: number;
}

/**
 * Model of one slot and its waiting list. It implements the rules of the domain without code of the
 * product.
 */
export class SingleSlotModel {
  occupancy: Occupancy | null = null;
  readonly waiting: number[] = [];
  /** Customers whose offer ended without a booking. They get no second offer for the slot. */
  private readonly letGo = new Set<number>();

  constructor(
    public now: number,
    readonly holdMs: number,
  ) {}

  /** Whether a booking or an offer still occupies the slot. */
  get holds(): boolean {
    return this.occupancy !== null && this.occupancy.until > this.now;
  }

  /**
   * Tries to book. A free slot is first offered to the waiting list; if the waiting list has no
   * eligible customer, the caller gets the slot. Returns whether the caller gets it.
   */
  book(player: number): boolean {
    if (this.holds) return false;
    if (this.next()) return false;
    this.occupancy = { player, kind: 'booking', until: this.now + this.holdMs };
    return true;
  }

  /**
   * Adds a customer to the waiting list. A customer may wait once for a taken slot, but not for a
   * slot that this customer has booked.
   */
  wait(player: number): boolean {
    if (this.occupancy === null || this.waiting.includes(player) || this.offeredTo(player))
      return false;
    if (this.occupancy.kind === 'booking' && this.occupancy.player === player && this.holds)
      return false;
    this.waiting.push(player);
    if (!this.holds) this.next();
    return true;
  }

  leave(player: number): boolean {
    if (this.offeredTo(player)) return (this.next(), true);
    const place = this.waiting.indexOf(player);
    if (place < 0) return false;
    this.waiting.splice(place, 1);
    return true;
  }

  /**
   * Cancels the booking of this customer and offers the slot to the waiting list. Returns whether
   * this customer had a booking.
   */
  give(player: number): boolean {
    if (this.occupancy?.kind !== 'booking' || this.occupancy.player !== player || !this.holds)
      return false;
    this.next();
    return true;
  }

  take(player: number): boolean {
    if (!this.offeredTo(player) || !this.holds) return false;
    this.occupancy = { player, kind: 'booking', until: this.now + this.holdMs };
    return true;
  }

  decline(player: number): boolean {
    if (!this.offeredTo(player) || !this.holds) return false;
    this.next();
    return true;
  }

  sweep(): void {
    if (this.occupancy !== null && !this.holds) this.next();
  }

  private offeredTo(player: number): boolean {
    return this.occupancy?.kind === 'offer' && this.occupancy.player === player;
  }

  /**
   * Offers the slot to the first eligible customer on the waiting list; returns whether there was
   * one.
   */
  private next(): boolean {
    if (this.occupancy?.kind === 'offer') this.letGo.add(this.occupancy.player);
    const place = this.waiting.findIndex((one) => !this.letGo.has(one));
    const [player] = place < 0 ? [] : this.waiting.splice(place, 1);
    this.occupancy = player === undefined ? null : { player, kind: 'offer', until: Infinity };
    return player !== undefined;
  }
}
