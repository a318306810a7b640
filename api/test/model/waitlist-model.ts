/** A waiting list entry; hours count from the midnight of the evening. */
export interface WaitRequest {
  who: number;
  /** Null for any pitch. */
  pitch: string | null;
  from: number;
  hours: 1 | 2;
  /** Also accepts an hour earlier or later. */
  bends: boolean;
  /** Also accepts the other length. */
  either: boolean;
}

/** An occupancy. */
export interface Held {
  kind: 'booking' | 'offer';
  who: number;
  pitch: string;
  from: number;
  to: number;
  /** The entry that an offer belongs to. */
  wish?: WaitRequest;
}

type Span = Pick<Held, 'from' | 'to'>;

const MOST_PLACES = 3;

/**
 * Two pitches of an evening with their waiting list, by the rules of the domain and independent of
 * the product. Nothing expires.
 */
export class WaitlistModel {
  readonly held: Held[] = [];
  readonly waiting: WaitRequest[] = [];
  /** Offers that were not taken. */
  private readonly passed: Held[] = [];

  constructor(readonly pitches: readonly string[]) {}

  book(who: number, pitch: string, span: Span): boolean {
    if (this.on(pitch, span).length > 0) return false;
    this.held.push({ kind: 'booking', who, pitch, ...span });
    return true;
  }

  /**
   * A customer waits only if every acceptable slot is taken, once per start, at a time without an
   * own match, with three entries at most.
   */
  wait(wish: WaitRequest): boolean {
    const wanted = { from: wish.from, to: wish.from + wish.hours };
    const places = [...this.waiting, ...this.held.flatMap((one) => one.wish ?? [])].filter(
      ({ who }) => who === wish.who,
    );
    const isFree = this.pitches.some(
      (pitch) => (wish.pitch ?? pitch) === pitch && this.on(pitch, wanted).length === 0,
    );
    if (
      isFree ||
      places.length >= MOST_PLACES ||
      places.some(({ from }) => from === wish.from) ||
      this.plays(wish.who, wanted)
    )
      return false;
    this.waiting.push(wish);
    return true;
  }

  /** Returns a booking; its owner gets no offer for the freed slot. */
  give(booking: Held): void {
    this.drop(booking);
    this.freed(booking, booking.who);
  }

  take(offer: Held): void {
    offer.kind = 'booking';
    delete offer.wish;
  }

  decline(offer: Held): void {
    this.drop(offer);
    this.passed.push(offer);
    this.freed(offer, null);
  }

  /**
   * Offers each entry, in order, the best slot that lies completely in the freed period, until the
   * whole period is allocated.
   */
  private freed({ pitch, from, to }: Held, owner: number | null): void {
    for (const wish of this.waiting.filter(({ who }) => who !== owner)) {
      if (wish.pitch !== null && wish.pitch !== pitch) continue;
      const span = wished(wish).find(
        (one) =>
          meets(one, { from, to }) &&
          this.on(pitch, one).length === 0 &&
          this.would(wish.who, pitch, one),
      );
      if (!span) continue;
      this.waiting.splice(this.waiting.indexOf(wish), 1);
      this.held.push({ kind: 'offer', who: wish.who, pitch, ...span, wish });
    }
  }

  /**
   * Whether a slot may be offered: not while the customer has a match at that time, and not after
   * the customer declined an offer there.
   */
  private would(who: number, pitch: string, span: Span): boolean {
    return (
      !this.plays(who, span) &&
      !this.passed.some((one) => one.who === who && one.pitch === pitch && meets(one, span))
    );
  }

  private plays(who: number, span: Span): boolean {
    return this.held.some((one) => one.kind === 'booking' && one.who === who && meets(one, span));
  }

  private on(pitch: string, span: Span): Held[] {
    return this.held.filter((one) => one.pitch === pitch && meets(one, span));
  }

  private drop(one: Held): void {
    this.held.splice(this.held.indexOf(one), 1);
  }
}

const meets = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/**
 * Acceptable periods of an entry: the requested hour before other hours, the requested length
 * before the other length.
 */
function wished({ from, hours, bends, either }: WaitRequest): Span[] {
  const lengths = either ? [hours, 3 - hours] : [hours];
  return (bends ? [from, from - 1, from + 1] : [from]).flatMap((start) =>
    lengths.map((length) => ({ from: start, to: start + length })),
  );
}
