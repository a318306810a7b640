import type { PaymentMethod } from '@five/shared/bookings/bookings.codes';
import type { SubscriptionRecord } from '../../subscriptions/subscription-record.ts';
import type { LockedCustomer } from '../../users/customers.service.ts';
import { type GivenDetails, newDetails } from '../booking-details.ts';
import type { BookingRecord } from '../booking-record.ts';
import type { Allocation } from '../slot-allocator.ts';
import type { WantedSlot } from '../slot-requests.ts';

/** Data of a new booking. */
export interface NewBooking {
  reference: string;
  slot: WantedSlot;
  customer: LockedCustomer;
  granted: Allocation;
  /** The pack that pays for the booking. */
  pack: SubscriptionRecord | null;
  /** End of the hold; null for a booking that is confirmed at once. */
  holdExpiresAt: Date | null;
  paymentMethod: PaymentMethod;
  details?: GivenDetails;
  series?: { id: number; reference: string };
  now: Date;
  /** The venue's current date. */
  today: string;
}

/** Fields that have the same value in every new booking; the database assigns the real id. */
const INITIAL = {
  id: 0,
  paidCents: 0,
  forfeited: false,
  returned: false,
  reviewedSince: null,
  pausedHoldEndsAt: null,
  version: 1,
} as const;

/** A booking record before it is stored. */
export function newBookingRecord({
  reference,
  slot,
  customer,
  granted: { pitch, priced },
  pack,
  holdExpiresAt,
  paymentMethod,
  details = {},
  series,
  now,
  today,
}: NewBooking): BookingRecord {
  return {
    ...INITIAL,
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
    players: priced.players,
    lines: priced.lines,
    freeCancelHours: slot.venue.freeCancelHours,
    holdMinutes: slot.venue.holdMinutes,
    holdExpiresAt,
    paidOn: pack && priced.totalCents === 0 ? today : null,
    subscriptionId: pack?.id ?? null,
    subscription: pack?.reference ?? null,
    seriesId: series?.id ?? null,
    series: series?.reference ?? null,
    ...newDetails(details),
    ...customerFields(customer),
    createdAt: now,
  };
}

/** The customer's fields in a booking record. */
const customerFields = ({ id, reference, fullName, phone, userReference }: LockedCustomer) => ({
  customerId: id,
  customer: reference,
  customerName: fullName,
  customerPhone: phone,
  user: userReference,
});
