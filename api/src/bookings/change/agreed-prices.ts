import { Injectable } from '@nestjs/common';
import { type AgreedHour, hourOf } from '@five/shared/bookings/moves.rules';
import type { Texts } from '@five/shared/locales/locale';
import type { FrozenLine } from '@five/shared/pricings/quote.rules';
import { DataSource } from 'typeorm';
import type { Tx } from '../../platform/database/transactions.ts';
import type { BookingRecord } from '../record/booking-record.ts';
import { fieldsOf, selectOf } from '../../platform/rows/columns.ts';
import { AgreedPrice } from './agreed-price.entity.ts';

/** A session's price and its price rule, as agreed for an hour of the day and a duration. */
export interface AgreedSession extends AgreedHour {
  text: Texts;
  pricingId: number | null;
  pricing: string | null;
}

/**
 * Stores the session prices of bookings at the hours from which they were moved away. If a booking
 * is moved back, its former price applies again.
 */
@Injectable()
export class AgreedPrices {
  constructor(private readonly source: DataSource) {}

  /** Returns the stored session prices of the hours from which the booking was moved away. */
  left(record: BookingRecord, runner: Tx | DataSource = this.source): Promise<AgreedSession[]> {
    return runner.query<AgreedSession[]>(LEFT, [record.id]);
  }

  /** Stores the current price of a booking that is moved to another hour. */
  async store(tx: Tx, record: BookingRecord): Promise<void> {
    const { startTime, minutes, pricingId, text, cents } = currentOf(record);
    await tx.query(KEEP, [record.id, startTime, minutes, pricingId, JSON.stringify(text), cents]);
  }
}

/** The session price of a booking at its current hour. */
export function currentOf(record: BookingRecord): AgreedSession {
  const session = record.lines.find(({ kind }) => kind === 'session');
  if (!session) throw new Error(`${record.reference} has no session line`);
  return {
    ...hourOf(record),
    cents: session.totalCents,
    text: session.text,
    pricingId: record.pricingId,
    pricing: record.pricing,
  };
}

export function sessionLineOf({ text, cents }: AgreedSession): FrozenLine {
  return {
    kind: 'session',
    text,
    quantity: 1,
    unitCents: cents,
    totalCents: cents,
    addon: null,
    option: null,
  };
}

const FIELDS = fieldsOf(AgreedPrice, 'bookingId');
const LEFT = `
  select ${selectOf(AgreedPrice, 'a', FIELDS)}, r.reference as pricing
  from booking_agreed_prices a left join pricings r on r.id = a.pricing_id where a.booking_id = $1`;

const KEEP = `
  insert into booking_agreed_prices (booking_id, start_time, minutes, pricing_id, text, cents)
  values ($1, $2, $3, $4, $5, $6)
  on conflict on constraint booking_agreed_prices_pk do update
  set pricing_id = excluded.pricing_id, text = excluded.text, cents = excluded.cents`;
