import type { PaymentMethod } from '@five/shared/bookings/bookings.codes';
import type { SubscriptionRecord } from '../subscriptions/subscription-record.ts';
import type { LockedCustomer } from '../users/customers.service.ts';
import type { BookingRecord } from './booking-record.ts';
import type { Allocation } from './slot-allocator.ts';
import type { WantedSlot } from './slot-requests.ts';

/** Data of a new booking. */
export interface NewBooking {
  reference: string;
  slot: WantedSlot;
  customer: LockedCustomer;
  granted: Allocation;
  /** The pack that pays for it. */
  pack: SubscriptionRecord | null;
  /** Null for a booking that is confirmed at once. */
  holdExpiresAt: Date | null;
  paymentMethod: PaymentMethod;
  note?: string | undefined;
  series?: { id: number; reference: string };
  now: Date;
  /** The venue's date. */
  today: string;
}

/** A booking record before it is stored. */
export function newBookingRecord({
  reference,
  slot,
  customer,
  granted: { pitch, priced },
  pack,
  holdExpiresAt,
  paymentMethod,
  note,
  series,
  now,
  today,
}: NewBooking): BookingRecord {
  return {
    id: 0,
    reference,
    status: holdExpiresAt ? 'pending' : 'confirmed',
    paymentMethod,
    start: slot.period.start,
    end: slot.period.end,
    openingDay: slot.openingDay,
    pitchId: pitch.id,
    pitch: pitch.code,
    pitchName: pitch.name,
    pricingId: priced.pricingId,
    pricing: priced.pricing,
    tariffId: customer.tariffId,
    totalCents: priced.totalCents,
    paidCents: 0,
    forfeited: false,
    returned: false,
    players: priced.players,
    lines: priced.lines,
    freeCancelHours: slot.venue.freeCancelHours,
    holdMinutes: slot.venue.holdMinutes,
    holdExpiresAt,
    reviewedSince: null,
    pausedHoldEndsAt: null,
    paidOn: pack && priced.totalCents === 0 ? today : null,
    subscriptionId: pack?.id ?? null,
    subscription: pack?.reference ?? null,
    seriesId: series?.id ?? null,
    series: series?.reference ?? null,
    note: note?.trim() || null,
    customerId: customer.id,
    customer: customer.reference,
    customerName: customer.fullName,
    customerPhone: customer.phone,
    user: customer.userReference,
    createdAt: now,
    version: 1,
  };
}
