import { Injectable } from '@nestjs/common';
import type { AddonLineInput } from '@five/shared/bookings/bookings.contract';
import type { FrozenLine } from '@five/shared/pricings/quote.rules';
import type { Tx } from '../platform/database/transactions.ts';
import { AddonStock } from './addon-stock.ts';
import { BookingQuotes } from './booking-quotes.ts';
import type { BookingRecord } from './booking-record.ts';

/** The lines of a booking with other addons: its session keeps its price, and so does each addon of which it gets no more. */
@Injectable()
export class AddonLines {
  constructor(private readonly quotes: BookingQuotes, private readonly stock: AddonStock) {}

  /** @throws DomainError BOOKING_ADDON_UNKNOWN, BOOKING_ADDON_OUT_OF_STOCK, neither for what the booking has already */
  async of(tx: Tx, record: BookingRecord, choices: AddonLineInput[]): Promise<BookingRecord['lines']> {
    const [session, had] = [record.lines.filter(({ kind }) => kind === 'session'), record.lines.filter(({ kind }) => kind === 'addon')];
    const wanted = await this.quotes.addonLines(choices, had);
    const more = wanted.filter(({ addon }) => countOf(addon, wanted) > countOf(addon, had));
    await this.stock.take(tx, { reference: record.reference, period: record, openingDay: record.openingDay, lines: more });
    return [...session, ...wanted];
  }
}

const countOf = (addon: string | null, lines: FrozenLine[]) => lines.filter((line) => line.addon === addon).reduce((sum, { quantity }) => sum + quantity, 0);
