import { Injectable } from '@nestjs/common';
import { isLive } from '@five/shared/bookings/bookings.codes';
import { dueCents } from '@five/shared/bookings/bookings.rules';
import { type Locale, textOf } from '@five/shared/locales/locale';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { type PaidFor, Receipts } from '../../payments/receipts.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { BookingRecord } from '../record/booking-record.ts';
import { BookingsQueries } from '../bookings.queries.ts';

/** Generates receipts of bookings. */
@Injectable()
export class ReceiptQueries {
  constructor(
    private readonly bookings: BookingsQueries,
    private readonly receipts: Receipts,
  ) {}

  /**
   * The receipt of a booking as a PDF.
   * @throws DomainError NOT_FOUND, RECEIPT_NOTHING_PAID
   */
  async of(reference: string, customerId: number | null, locale: Locale): Promise<Buffer> {
    const record = await this.bookings.record(reference, customerId);
    if (!record) throw new DomainError('NOT_FOUND');
    return this.receipts.draw(paidForOf(record, locale), locale);
  }
}

function paidForOf(record: BookingRecord, locale: Locale): PaidFor {
  const { reference, customerName, start, end, pitchName, totalCents, paidCents, status } = record;
  const lines = record.lines.map(({ text, quantity, totalCents }) => ({
    text: `${textOf(text, locale)}${quantity > 1 ? ` × ${quantity}` : ''}`,
    totalCents,
  }));
  const match = {
    key: 'match',
    values: {
      date: dateOfWall(start),
      startTime: timeOfWall(start),
      endTime: timeOfWall(end),
      pitch: pitchName,
    },
  };
  const about = status === 'cancelled' ? [match, { key: 'cancelled' }] : [match];
  return {
    kind: 'booking',
    vatKind: 'bookings',
    reference,
    customerName,
    about,
    heading: { key: 'booking' },
    lines,
    totalCents,
    paidCents,
    dueCents: dueCents(record),
    paidByPack: packOf(record),
  };
}

/** Reference of the pack that paid for the booking; null if its hours were returned. */
const packOf = ({ subscription, status, forfeited }: BookingRecord): string | null =>
  isLive(status) || forfeited ? subscription : null;
