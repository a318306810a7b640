/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { cleanup } from '@testing-library/react';
import { bookingWith } from '../../../test/bookings.ts';
import { openPart } from '../../../test/page.tsx';
import common from '../../locales/fr/common.json' with { type: 'json' };
import tickets from '../../locales/fr/pages/tickets.json' with { type: 'json' };
import { venueQuery } from '../../venue/venue.queries.ts';
import { CancelUntil } from './cancel-until.tsx';

/**
 * The text at an instant on a ticket of 21 November, 19:00. The venue is one hour ahead of UTC in a
 * zone that never changes its clock.
 */
async function textAt(now: string, changes: Partial<BookingAnswer> = {}): Promise<string> {
  jest.setSystemTime(new Date(now));
  const { container } = await openPart(<CancelUntil booking={bookingWith(changes)} />, {
    texts: { common, tickets },
    data: [[venueQuery(false).queryKey, { timeZone: 'Africa/Lagos', clockTurns: [] }]],
  });
  const text = (container.textContent ?? '').replaceAll(/\u00a0|\u202f/g, ' ');
  cleanup();
  return text;
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] }));
afterEach(() => jest.useRealTimers());

describe('the deadline of a free cancellation', () => {
  const early = '2026-11-20T10:00:00.000Z';

  it('is the number of hours that the booking agreed before its start', async () => {
    expect(await textAt(early)).toContain('jusqu’au vendredi 20 novembre, 19 h 00');
    expect(await textAt(early, { freeCancelHours: 2 })).toContain('samedi 21 novembre, 17 h 00');
  });

  it('names the night where it is after midnight', async () => {
    const text = await textAt(early, { freeCancelHours: 18 });
    expect(text).toContain('samedi 21 novembre (nuit de vendredi à samedi), 1 h 00');
  });

  it('states what is kept afterwards: the money, or the hours of the pack', async () => {
    expect(await textAt(early)).toContain('ce qui a été payé est gardé');
    const inHours = { subscription: 'P-7K3M9QXT', paymentMethod: 'pack' } as const;
    expect(await textAt(early, inHours)).toContain('les heures de votre pack sont gardées');
  });

  it('is not shown once it has passed, without one, or where the match is over', async () => {
    expect(await textAt('2026-11-20T17:59:00.000Z')).not.toBe('');
    expect(await textAt('2026-11-20T18:01:00.000Z')).toBe('');
    expect(await textAt(early, { freeCancelHours: 0 })).toBe('');
    expect(await textAt(early, { status: 'cancelled' })).toBe('');
  });
});
