import type { AddonLineRequest } from '@five/shared/bookings/create-booking.calls';
import { Injectable } from '@nestjs/common';
import type { FrozenLine } from '@five/shared/pricings/quote.rules';
import type { Tx } from '../../platform/database/transactions.ts';
import { AddonsService } from '../../pricings/addons.table.ts';
import { Quotes } from '../../pricings/quotes.ts';
import type { BookingRecord } from '../record/booking-record.ts';
import { AddonStock } from '../create/slot-allocator.ts';

/**
 * Computes the price lines of a booking after its add-ons change. The session and unchanged or
 * reduced add-ons keep their price.
 */
@Injectable()
export class AddonLines {
  constructor(
    private readonly quotes: Quotes,
    private readonly stock: AddonStock,
    addons: AddonsService,
  ) {
    addons.checkUseBy(isBooked);
  }

  /**
   * Returns the new price lines. Only add-ons whose quantity increases are checked against the
   * stock.
   * @throws DomainError BOOKING_ADDON_UNKNOWN, BOOKING_ADDON_OUT_OF_STOCK
   */
  async of(
    tx: Tx,
    record: BookingRecord,
    choices: AddonLineRequest[],
  ): Promise<BookingRecord['lines']> {
    const [session, had] = [
      record.lines.filter(({ kind }) => kind === 'session'),
      record.lines.filter(({ kind }) => kind === 'addon'),
    ];
    const wanted = await this.quotes.addonLines(choices, had);
    const more = wanted.filter(({ addon }) => countOf(addon, wanted) > countOf(addon, had));
    await this.stock.take(tx, {
      reference: record.reference,
      period: record,
      openingDay: record.openingDay,
      lines: more,
    });
    return [...session, ...wanted];
  }
}

const countOf = (addon: string | null, lines: FrozenLine[]) =>
  lines.filter((line) => line.addon === addon).reduce((sum, { quantity }) => sum + quantity, 0);

async function isBooked(tx: Tx, addon: string): Promise<boolean> {
  const rows = await tx.query<unknown[]>('select from booking_lines where addon = $1 limit 1', [
    addon,
  ]);
  return rows.length > 0;
}
