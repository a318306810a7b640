import type { AddonLineRequest } from '@five/shared/bookings/create-booking.calls';
import { Injectable } from '@nestjs/common';
import type { Texts } from '@five/shared/locales/locale';
import { type FrozenLine, paidInHours, sumOfLines } from '@five/shared/pricings/quote.rules';
import { addDays, type WallPeriod, withoutPeriods } from '@five/shared/time/wall-time';
import { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { codeRefused } from '../../platform/http/domain-error.ts';
import { AddonsService } from '../../pricings/addons.table.ts';
import { type Priced, Quotes } from '../../pricings/quotes.ts';
import { Occupancies } from '../../slots/occupancies.ts';
import type { PitchRow } from '../../slots/pitches.queries.ts';
import type { Holder } from '../../slots/slot-claims.ts';
import { type AgreedSession, sessionLineOf } from '../change/agreed-prices.ts';
import { SlotTakenError } from './alternatives.ts';
import { type BookingRecord, isActiveSql } from '../record/booking-record.ts';
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

/** A booking that requests add-ons for its period. */
interface Wanting {
  reference: string;
  period: WallPeriod;
  openingDay: string;
  lines: FrozenLine[];
  /**
   * Set if the booking is being moved: its period before the move. The add-ons are already reserved
   * for this period, so only the rest of the new period is checked.
   */
  held?: WallPeriod | undefined;
}

/** Checks add-ons against their stock, so that an hour never has more reservations than items. */
@Injectable()
export class AddonStock {
  constructor(
    private readonly addons: AddonsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Checks the add-ons of a booking against the stock, which it locks. Add-ons that the booking
   * already has stay reserved, even if the stock was reduced.
   * @throws DomainError BOOKING_ADDON_OUT_OF_STOCK (409) with the add-on and the quantity left
   */
  async take(tx: Tx, { lines, held, ...wanting }: Wanting): Promise<void> {
    const periods = held ? withoutPeriods(wanting.period, [held]) : [wanting.period];
    const wanted = Map.groupBy(
      lines.filter(({ addon }) => addon !== null),
      ({ addon }) => addon ?? '',
    );
    if (wanted.size === 0 || periods.length === 0) return;
    const limited = await this.addons.lockLimited(tx, [...wanted.keys()]);
    if (limited.length === 0) return;
    for (const period of periods) {
      const used = await this.used(
        tx,
        limited.map((addon) => addon.reference),
        { ...wanting, period },
      );
      for (const one of limited)
        refuseBeyond(one, {
          used: used.get(one.reference) ?? 0,
          requested: sumOf(wanted.get(one.reference)),
          isHeld: held !== undefined,
        });
    }
  }

  private async used(
    tx: Tx,
    addons: string[],
    { reference, period, openingDay }: Omit<Wanting, 'lines' | 'held'>,
  ): Promise<Map<string, number>> {
    const rows = await tx.query<{ addon: string; used: number }[]>(USED, [
      addons,
      addDays(openingDay, -1),
      addDays(openingDay, 1),
      period.start,
      period.end,
      reference,
      this.clock.now(),
    ]);
    return new Map(rows.map(({ addon, used }) => [addon, used]));
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

/** The occupancy that a request asks for. */
export const claimOf = ({ reference, slot, lapsesAt }: UnownedAllocationRequest) => ({
  pitchIds: slot.pitches.map(({ id }) => id),
  period: slot.period,
  kind: 'booking' as const,
  holder: reference,
  lapsesAt,
});

const USED = `
  select l.addon, sum(l.quantity)::int as used from bookings b
  join booking_lines l on l.booking_id = b.id
  where l.addon = any($1) and b.opening_day between $2 and $3 and b.period && tsrange($4, $5)
  and b.reference <> $6
    and (b.status in ('completed', 'no_show') or ${isActiveSql('$7')})
  group by l.addon`;

interface StockUse {
  /** Quantity of the add-on that other bookings use in the checked period. */
  used: number;
  requested: number;
  /**
   * Whether the booking is being moved and already has these add-ons for its period before the
   * move.
   */
  isHeld: boolean;
}

function refuseBeyond(
  { reference: addon, name, stock }: { reference: string; name: Texts; stock: number },
  { used, requested, isHeld }: StockUse,
): void {
  const left = Math.max(0, (isHeld ? Math.max(stock, requested) : stock) - used);
  if (requested > left)
    throw codeRefused('BOOKING_ADDON_OUT_OF_STOCK', {
      parameters: { addon: name, left },
      extra: { addon, left },
    });
}

const sumOf = (lines: FrozenLine[] = []): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
