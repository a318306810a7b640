/** @jest-environment jsdom */
import { cleanup } from '@testing-library/react';
import { openPart } from '../../../test/page.tsx';
import { venueQuery } from '../venue.queries.ts';
import { GoogleCalendarLink } from './google-calendar-link.tsx';

const VENUE = {
  name: 'Five',
  address: '12, rue des Oliviers',
  city: 'Rabat',
  timeZone: 'Africa/Casablanca',
  clockTurns: [{ from: '2026-01-01T00:00:00Z', offsetMinutes: 60 }],
};

afterEach(cleanup);

test('an entry for Google has the hour as text, and its instant by the venue clock', async () => {
  await openPart(
    <GoogleCalendarLink
      date="2026-11-27"
      startTime="00:00"
      endTime="01:00"
      pitch="Terrain 1"
      details="vendredi"
    >
      Google
    </GoogleCalendarLink>,
    { texts: {}, data: [[venueQuery(false).queryKey, VENUE]] },
  );
  const fields = new URL(document.querySelector('a')?.href ?? '').searchParams;
  expect(fields.get('dates')).toBe('20261126T230000Z/20261127T000000Z');
  expect(fields.get('text')).toBe('0\u00a0h\u00a000 · Five, Terrain 1');
  expect(fields.get('location')).toBe('Five, 12, rue des Oliviers, Rabat');
});
