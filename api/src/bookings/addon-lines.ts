import { Injectable } from '@nestjs/common';
import type { AddonLineInput } from '@five/shared/bookings/bookings.contract';
import type { Tx } from '../platform/database/transactions.ts';
import { AddonStock } from './addon-stock.ts';
import { BookingQuotes } from './booking-quotes.ts';
import type { BookingRecord } from './booking-record.ts';

/** The lines of a booking with other addons: its session keeps its price. */
@Injectable()
export class AddonLines {
  constructor(private readonly quotes: BookingQuotes, private readonly stock: AddonStock) {}

  async of(tx: Tx, record: BookingRecord, choices: AddonLineInput[]): Promise<BookingRecord['lines']> {
    const lines = [...record.lines.filter(({ kind }) => kind === 'session'), ...await this.quotes.addonLines(choices)];
    await this.stock.take(tx, { reference: record.reference, period: record, openingDay: record.openingDay, lines });
    return lines;
  }
}
