import type { AddonLineRequest } from '@five/shared/bookings/bookings.requests';
import { Injectable } from '@nestjs/common';
import { type FrozenLine, paidInHours, sumOfLines } from '@five/shared/pricings/quote.rules';
import { dayOf } from '@five/shared/time/wall-time';
import type { Tx } from '../platform/database/transactions.ts';
import { type Priced, Quotes } from '../pricings/quotes.ts';
import { type Holder, Occupancies } from '../slots/occupancies.ts';
import type { PitchRow } from '../slots/pitches.queries.ts';
import { type AgreedSession, sessionLineOf } from './agreed-prices.ts';
import { AddonStock } from './addon-stock.ts';
import type { BookingRecord } from './booking-record.ts';
import type { WantedSlot } from './slot-requests.ts';

/** A request to allocate a slot to a booking. */
export interface AllocationRequest extends UnownedAllocationRequest {
  tariffId: number;
  /**
   * Set for a move: the booking that is moved, and the session price that it keeps, or null for
   * today's price.
   */
  moving?: { record: BookingRecord; session: AgreedSession | null };
}

/** A request to allocate another slot to an existing booking. */
export type MoveRequest = AllocationRequest & Required<Pick<AllocationRequest, 'moving'>>;

/** A request for a slot, before the tariff of its customer is known. */
export interface UnownedAllocationRequest {
  reference: string;
  slot: WantedSlot;
  addons: AddonLineRequest[];
  /** Price lines of add-ons that keep their price. */
  keptLines?: FrozenLine[];
  /** Whether a pack pays for the session; the session's line then costs no money. */
  byPack: boolean;
  /** End of the hold; null for a booking that is confirmed at once. */
  lapsesAt: Date | null;
  /**
   * The continued series or the waiting-list offer that reserves the slot for the same customer.
   * Its reservation of this slot is released, and the booking occupies the slot instead.
   */
  inPlaceOf?: Holder | undefined;
}

/** The allocated pitch, and the price on this pitch. */
export interface Allocation {
  pitch: PitchRow;
  priced: Omit<Priced, 'pricingId' | 'pricing'> & Pick<BookingRecord, 'pricingId' | 'pricing'>;
}

/**
 * Thrown inside the transaction if all acceptable pitches are taken. The code that runs the
 * transaction catches it and responds with free slots nearby.
 */
export class SlotTakenError extends Error {
  /**
   * @param passedOn whether the refused request ended an expired hold in the slot, which is then
   * offered to the waiting list. The rollback undoes this, so the caller must repeat it with
   * `endPassedOn`.
   */
  constructor(
    readonly slot: WantedSlot,
    readonly tariffId: number,
    readonly passedOn = false,
    readonly moving: BookingRecord | null = null,
  ) {
    super('slot taken');
  }
}

/** Allocates pitch, price and add-ons to a booking: all of them, or none. */
@Injectable()
export class SlotAllocator {
  constructor(
    private readonly occupancies: Occupancies,
    private readonly quotes: Quotes,
    private readonly stock: AddonStock,
  ) {}

  /**
   * Allocates a slot to a booking.
   * @throws SlotTakenError, and DomainError if there is no price or no stock
   */
  async allocate(tx: Tx, request: AllocationRequest): Promise<Allocation> {
    return this.priceAllocation(tx, request, await this.occupyFirstFree(tx, request));
  }

  /**
   * Occupies the first pitch that is free and returns its id; null if all acceptable pitches are
   * taken.
   */
  async occupyFirstFree(tx: Tx, place: UnownedAllocationRequest): Promise<number | null> {
    const { inPlaceOf } = place;
    const claim = claimOf(place);
    if (!inPlaceOf) return this.occupancies.occupy(tx, claim);
    return (
      (await this.occupancies.replace(tx, inPlaceOf, [claim.period.start], [claim]))[0] ?? null
    );
  }

  /**
   * Moves the occupancy of a booking to another slot. Returns the new pitch and the price on this
   * pitch.
   */
  async move(tx: Tx, wish: MoveRequest): Promise<Allocation> {
    const from = wish.moving.record;
    const days = [from.openingDay, wish.slot.openingDay].map(dayOf);
    const pitchIds = [from.pitchId, ...wish.slot.pitches.map(({ id }) => id)];
    const locks = pitchIds.flatMap((pitchId) => days.map((day) => ({ pitchId, day })));
    return this.priceAllocation(tx, wish, await this.occupancies.move(tx, claimOf(wish), locks));
  }

  /**
   * Repeats the expiry of a hold whose slot went to the waiting list. The refused request rolled
   * the expiry back with its own transaction.
   */
  async endPassedOn(tx: Tx, { slot: { pitches, period } }: SlotTakenError): Promise<void> {
    await this.occupancies.endLapsedWithin(
      tx,
      pitches.map(({ id }) => id),
      period,
    );
  }

  /**
   * The price on the given pitch, and the add-ons.
   * @throws SlotTakenError if `pitchId` is null, and DomainError
   */
  async priceAllocation(
    tx: Tx,
    request: AllocationRequest,
    pitchId: number | null,
  ): Promise<Allocation> {
    const { reference, slot, tariffId, byPack, keptLines = [], moving } = request;
    const pitch = slot.pitches.find(({ id }) => id === pitchId);
    if (!pitch)
      throw new SlotTakenError(
        slot,
        tariffId,
        this.occupancies.hasEnded(tx),
        moving?.record ?? null,
      );
    const priced = await this.priceOf(request, pitch);
    const lines = [...(byPack ? paidInHours(priced.lines) : priced.lines), ...keptLines];
    await this.stock.take(tx, {
      reference,
      period: slot.period,
      openingDay: slot.openingDay,
      lines,
      held: moving?.record,
    });
    return { pitch, priced: { ...priced, lines, totalCents: sumOfLines(lines) } };
  }

  private async priceOf(
    { slot, tariffId, addons, moving }: AllocationRequest,
    pitch: PitchRow,
  ): Promise<Allocation['priced']> {
    if (!moving?.session)
      return this.quotes.price({
        tariffId,
        pitch: pitch.code,
        start: slot.period.start,
        minutes: slot.minutes,
        addons,
      });
    const { session, record } = moving;
    return {
      pricingId: session.pricingId,
      pricing: session.pricing,
      lines: [sessionLineOf(session)],
      totalCents: session.cents,
      players: record.players,
    };
  }
}

const claimOf = ({ reference, slot, lapsesAt }: UnownedAllocationRequest) => ({
  pitchIds: slot.pitches.map(({ id }) => id),
  period: slot.period,
  kind: 'booking' as const,
  holder: reference,
  lapsesAt,
});
