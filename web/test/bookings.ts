import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';

/** A sample booking of its owner, as the API answers it; `changes` replaces some of its fields. */
export function bookingWith(changes: Partial<BookingAnswer> = {}): BookingAnswer {
  const reference = changes.reference ?? 'B-7K3M9QXT';
  return {
    id: reference,
    reference,
    status: 'confirmed',
    paymentStatus: 'unpaid',
    date: '2026-11-21',
    startTime: '19:00',
    endTime: '20:00',
    durationMinutes: 60,
    pitch: 'P1',
    paymentMethod: 'cash',
    pricing: 'PR-7K3M9QXT',
    totalCents: 30_000,
    paidCents: 0,
    dueCents: 30_000,
    refundCents: 0,
    perPersonCents: 3000,
    lines: [],
    addons: [],
    freeCancelHours: 24,
    holdMinutes: 60,
    holdExpiresAt: null,
    underReview: false,
    paidOn: null,
    note: null,
    customer: { reference: 'CU-7K3M9QXT', fullName: 'Salma Benjelloun', phone: '+212661122301' },
    subscription: null,
    series: null,
    match: { path: '/m/7K3M9QXTaaaaaaaaaaaaaaaaaaaaaa' },
    createdAt: '2026-11-20T10:00:00.000Z',
    ...changes,
  };
}
