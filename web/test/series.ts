import type {
  SeriesAnswer,
  SeriesDateAnswer,
  SeriesPlanAnswer,
} from '@five/shared/bookings/series/series.contract';
import type { AlternativeSlot } from '@five/shared/slots/slots.contract';

/** A slot of a date at its usual hour; `changes` replaces some of its fields. */
export function slotOn(date: string, changes: Partial<AlternativeSlot> = {}): AlternativeSlot {
  return {
    openingDay: date,
    date,
    startTime: '19:00',
    endTime: '20:00',
    pitch: 'P1',
    totalCents: 30_000,
    ...changes,
  };
}

export function dateWith(date: string, changes: Partial<SeriesDateAnswer> = {}): SeriesDateAnswer {
  return { date, state: 'ready', why: null, slot: slotOn(date), ways: [], ...changes };
}

export function planWith(...dates: SeriesDateAnswer[]): SeriesPlanAnswer {
  return {
    weekday: 6,
    dates,
    booked: dates.length,
    conflicts: 0,
    totalCents: 30_000 * dates.length,
    hours: dates.length,
    missingHours: null,
    hash: 'hash',
  };
}

export function seriesWith(changes: Partial<SeriesAnswer> = {}): SeriesAnswer {
  return {
    id: 'S-00000001',
    reference: 'S-00000001',
    state: 'active',
    weekday: 6,
    startTime: '19:00',
    endTime: '20:00',
    pitch: 'P1',
    weeks: 8,
    paymentMethod: 'cash',
    firstDate: '2026-11-21',
    lastDate: '2027-01-09',
    nextDate: '2026-11-21',
    totalCents: 240_000,
    dueCents: 0,
    holdExpiresAt: null,
    keptUntil: null,
    goesOnFrom: null,
    bookings: [],
    customer: { reference: 'CU-7K3M9QXT', fullName: 'Salma Benjelloun', phone: '+212661122301' },
    createdAt: '2026-11-20T10:00:00.000Z',
    ...changes,
  };
}
