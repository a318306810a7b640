import { Injectable } from '@nestjs/common';
import type { Texts } from '@five/shared/locales/locale';
import type { FrozenLine } from '@five/shared/pricings/quote.rules';
import { addDays, type WallPeriod, withoutPeriods } from '@five/shared/time/wall-time';
import { Clock } from '../platform/clock/clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { codeRefused } from '../platform/http/domain-error.ts';
import { AddonsService } from '../pricings/addons.table.ts';
import { isActiveSql } from './booking-record.ts';

/** A booking that requests add-ons for its period. */
export interface Wanting {
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
  ) {
    addons.checkUseBy(isBooked);
  }

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

async function isBooked(tx: Tx, addon: string): Promise<boolean> {
  const rows = await tx.query<unknown[]>('select from booking_lines where addon = $1 limit 1', [
    addon,
  ]);
  return rows.length > 0;
}

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
