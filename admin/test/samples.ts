import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { dueCents, refundCents } from '@five/shared/bookings/bookings.rules';
import type { DeskDayAnswer, DeskOccupancy } from '@five/shared/desk/desk.contract';
import type { WaitingAnswer } from '@five/shared/waiting/waiting.contract';

/** A sample booking of tonight in the shape of the API's answer; `changes` overrides its fields. */
export function bookingWith(changes: Partial<BookingAnswer> = {}): BookingAnswer {
  const reference = changes.reference ?? 'B-7K3M9QXT';
  const booking: BookingAnswer = {
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
    dueCents: 0,
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
  const money = { ...booking, forfeited: false, returned: false };
  return { ...booking, dueCents: dueCents(money), refundCents: refundCents(money) };
}

export function occupancyWith(changes: Partial<DeskOccupancy> = {}): DeskOccupancy {
  return {
    kind: 'block',
    reference: 'BL-7K3M9QXT',
    pitch: 'P1',
    date: '2026-11-21',
    startTime: '21:00',
    endTime: '22:00',
    reason: null,
    heldUntil: null,
    ...changes,
  };
}

/** A sample board: a Saturday with two pitches, open from 09:00 to 01:00. */
export function dayWith(changes: Partial<DeskDayAnswer> = {}): DeskDayAnswer {
  return {
    date: '2026-11-21',
    opening: [{ startTime: '09:00', endTime: '01:00' }],
    slotMinutes: 60,
    pitches: [
      { reference: 'P1', name: 'Terrain 1' },
      { reference: 'P2', name: 'Terrain 2' },
    ],
    bookings: [],
    occupancies: [],
    now: '2026-11-21T18:20',
    counts: { pending: 0, underReview: 0, unpaid: 0 },
    ...changes,
  };
}

/** The slot of the sample waiting-list entries. */
export const WAITED_FOR = { pitch: 'P1', date: '2026-11-23', startTime: '19:00', endTime: '20:00' };

/** A waiting-list entry for the slot `WAITED_FOR`, on any pitch. */
export function placeWith(reference: string, changes: Partial<WaitingAnswer> = {}): WaitingAnswer {
  return {
    id: reference,
    reference,
    status: 'waiting',
    date: WAITED_FOR.date,
    startTime: WAITED_FOR.startTime,
    endTime: WAITED_FOR.endTime,
    durationMinutes: 60,
    pitch: null,
    flexible: false,
    otherLength: false,
    squad: null,
    squadName: null,
    players: null,
    rank: 1,
    chance: null,
    offer: null,
    booking: null,
    customer: { reference: 'CU-7K3M9QXT', fullName: 'Amina Tazi', phone: null },
    createdAt: '2026-11-20T10:00:00.000Z',
    ...changes,
  };
}

/**
 * Waiting-list entries in this order: another pitch than in `WAITED_FOR`, a later hour, and a later
 * hour with a flexible start. Then the exact slot, the exact slot with an open offer, and two hours
 * that include the slot.
 */
export const LINE: WaitingAnswer[] = [
  placeWith('W-1', { pitch: 'P2' }),
  placeWith('W-2', { startTime: '20:00', endTime: '21:00' }),
  placeWith('W-3', { startTime: '20:00', endTime: '21:00', flexible: true }),
  placeWith('W-4'),
  placeWith('W-5', { status: 'offered' }),
  placeWith('W-6', { startTime: '18:00', durationMinutes: 120 }),
];
