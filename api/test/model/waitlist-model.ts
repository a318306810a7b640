/**
 * A request to wait for a slot. Hours count from the midnight at which the day begins, so 25 is 1
 * a.m. of the next day.
 */
export interface WaitRequest {
  player: number;
  /** The requested pitch; null for any pitch. */
  pitch: string | null;
  from: number;
  hours: 1 | 2;
  /** Whether the customer also accepts a start one hour earlier or later. */
  acceptsNearbyStart: boolean;
  /** Whether the customer also accepts the other length (one or two hours). */
  acceptsOtherLength: boolean;
}

/** An occupied period on a pitch: a booking or an offer. */
export interface Held {
  kind: 'booking' | 'offer';
  player: number;
  pitch: string;
  from: number;
  to: number;
  /** The waiting list entry to which an offer belongs. */
  entry?: WaitRequest;
}

type Span = Pick<Held, 'from' | 'to'>;

const MOST_PLACES = 3;

/**
 * Model of two pitches on one evening with their waiting list. It implements the rules of the
 * domain without code of the product. Nothing expires in the model.
 */
export class WaitlistModel {
  readonly held: Held[] = [];
  readonly waiting: WaitRequest[] = [];
  /** Offers that a customer declined or did not take. */
  private readonly passed: Held[] = [];

  constructor(readonly pitches: readonly string[]) {}

  book(player: number, pitch: string, span: Span): boolean {
    if (this.on(pitch, span).length > 0) return false;
    this.held.push({ kind: 'booking', player, pitch, ...span });
    return true;
  }

  /**
   * Adds a customer to the waiting list if every slot on the requested pitch or pitches is taken at
   * the requested time. The customer may have at most three entries, each with another start, and
   * no own match at that time.
   */
  wait(entry: WaitRequest): boolean {
    const wanted = { from: entry.from, to: entry.from + entry.hours };
    const places = [...this.waiting, ...this.held.flatMap((one) => one.entry ?? [])].filter(
      ({ player }) => player === entry.player,
    );
    const isFree = this.pitches.some(
      (pitch) => (entry.pitch ?? pitch) === pitch && this.on(pitch, wanted).length === 0,
    );
    if (
      isFree ||
      places.length >= MOST_PLACES ||
      places.some(({ from }) => from === entry.from) ||
      this.plays(entry.player, wanted)
    )
      return false;
    this.waiting.push(entry);
    return true;
  }

  /**
   * Cancels a booking and offers the freed slot to the waiting list, but not to the owner of the
   * booking.
   */
  give(booking: Held): void {
    this.drop(booking);
    this.freed(booking, booking.player);
  }

  take(offer: Held): void {
    offer.kind = 'booking';
    delete offer.entry;
  }

  decline(offer: Held): void {
    this.drop(offer);
    this.passed.push(offer);
    this.freed(offer, null);
  }

  /**
   * Offers a freed period to the waiting list. Each entry, in order, gets its best acceptable slot
   * that overlaps the period and is still free on this pitch.
   */
  private freed({ pitch, from, to }: Held, owner: number | null): void {
    for (const entry of this.waiting.filter(({ player }) => player !== owner)) {
      if (entry.pitch !== null && entry.pitch !== pitch) continue;
      const span = wished(entry).find(
        (one) =>
          overlaps(one, { from, to }) &&
          this.on(pitch, one).length === 0 &&
          this.would(entry.player, pitch, one),
      );
      if (!span) continue;
      this.waiting.splice(this.waiting.indexOf(entry), 1);
      this.held.push({ kind: 'offer', player: entry.player, pitch, ...span, entry });
    }
  }

  /**
   * Whether a period on a pitch may be offered to a customer. It may not overlap an own match of
   * the customer, or an offer on this pitch that the customer declined or did not take.
   */
  private would(player: number, pitch: string, span: Span): boolean {
    return (
      !this.plays(player, span) &&
      !this.passed.some(
        (one) => one.player === player && one.pitch === pitch && overlaps(one, span),
      )
    );
  }

  private plays(player: number, span: Span): boolean {
    return this.held.some(
      (one) => one.kind === 'booking' && one.player === player && overlaps(one, span),
    );
  }

  private on(pitch: string, span: Span): Held[] {
    return this.held.filter((one) => one.pitch === pitch && overlaps(one, span));
  }

  private drop(one: Held): void {
    this.held.splice(this.held.indexOf(one), 1);
  }
}

const overlaps = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/**
 * Returns the acceptable periods of an entry, best first: the requested hour before other hours,
 * the requested length before the other length.
 */
function wished({ from, hours, acceptsNearbyStart, acceptsOtherLength }: WaitRequest): Span[] {
  const lengths = acceptsOtherLength ? [hours, 3 - hours] : [hours];
  return (acceptsNearbyStart ? [from, from - 1, from + 1] : [from]).flatMap((start) =>
    lengths.map((length) => ({ from: start, to: start + length })),
  );
}
