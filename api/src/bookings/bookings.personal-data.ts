import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EraseBlocker } from '@five/shared/auth/auth.contract';
import { proofOwner, Proofs } from '../payments/proofs.service.ts';
import { isStaff } from '../platform/access/caller.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { FileReaders } from '../platform/files/file-readers.ts';
import { eraseOf, exportOf } from '../platform/personal-data/marked-rows.ts';
import { PersonalData } from '../users/personal-data.ts';
import { RecordCustomers } from '../users/customers/record-customers.ts';
import { Booking } from './record/booking.entity.ts';
import { PAYMENT_STATUS_SQL } from './record/booking-record.ts';
import { CalendarFeed } from './calendar/calendar-feed.entity.ts';

/**
 * Personal data in bookings: a copy for the owner, and access to private files of bookings. After
 * an erasure, bookings remain as financial records without the player's texts.
 */
@Injectable()
export class BookingsPersonalData {
  constructor(
    personalData: PersonalData,
    clock: VenueClock,
    proofs: Proofs,
    readers: FileReaders,
    source: DataSource,
    customers: RecordCustomers,
  ) {
    customers.register('booking', 'bookings');
    readers.register(
      proofOwner('booking'),
      async (caller, reference) =>
        isStaff(caller) ||
        (await source.query<unknown[]>(OWNED, [reference, caller.customerId])).length > 0,
    );
    personalData.register('bookings', {
      exports: { bookings: exportOf(Booking) },
      blocks: (tx, { customerId }) => tx.query<EraseBlocker[]>(OPEN, [customerId, clock.now()]),
      erase: [
        eraseOf(CalendarFeed),
        eraseOf(Booking),
        (tx, { customerId }) => proofs.erase(tx, 'booking', REFERENCES, customerId),
      ],
    });
  }
}

const REFERENCES = 'select reference from bookings where customer_id = $2';
const OWNED = 'select 1 from bookings where reference = $1 and customer_id = $2';
/**
 * SQL conditions of bookings that block the erasure of an account. They are an upcoming match, an
 * unpaid match in the past (also after a no-show), and a booking with money to refund.
 */
const AHEAD = "(b.status in ('pending', 'confirmed') and upper(b.period) > $2::timestamp)";
const UNPAID =
  "(b.status in ('confirmed', 'completed', 'no_show') and upper(b.period) <= $2::timestamp " +
  `and b.paid_cents < b.total_cents)`;
const TO_REFUND = `${PAYMENT_STATUS_SQL} = 'to_refund'`;
const OPEN = `select b.reference, case
  when ${AHEAD} then 'match' when ${UNPAID} then 'unpaid' else 'refund' end as kind,
    case when ${AHEAD} then null
    when ${UNPAID} then b.total_cents - b.paid_cents when b.status in ('expired', 'cancelled')
    and not b.forfeited then b.paid_cents else b.paid_cents - b.total_cents end as "amountCents"
  from bookings b where b.customer_id = $1
  and (${AHEAD} or ${UNPAID} or ${TO_REFUND}) order by lower(b.period) limit 20`;
