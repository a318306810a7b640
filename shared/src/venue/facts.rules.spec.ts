import { venueFacts } from './facts.rules.ts';
import type { VenueAnswer } from './venue.contract.ts';

const venue = {
  name: 'Five Arena',
  city: 'Casablanca',
  address: '18, allée des Platanes',
  email: 'bonjour@five.test',
  phones: ['+212522000000'],
  legal: {
    name: 'Five Arena SARL',
    ice: '0012 34',
    taxId: null,
    rc: '77',
    cndp: null,
  },
  policies: {
    slotMinutes: 60,
    horizonDays: 14,
    holdMinutes: 60,
    draftHoldMinutes: 10,
    freeCancelHours: 24,
    maxPending: 2,
    maxUpcoming: 5,
    packOrderDays: 3,
    holdsWhileOpenOnly: false,
  },
} satisfies Partial<VenueAnswer>;

test('facts of the terms are formatted as on the pages, and missing venue data is empty', () => {
  expect(venueFacts(venue)).toEqual({
    venue: 'Five Arena',
    city: 'Casablanca',
    email: 'bonjour@five.test',
    phone: '+212 5 22 00 00 00',
    address: '18, allée des Platanes, Casablanca',
    legalName: 'Five Arena SARL',
    identifiers: '\u2068ICE\u00a00012\u00a034\u2069 · \u2068RC\u00a077\u2069',
    cndp: '',
    horizonDays: '14',
    holdMinutes: '60',
    freeCancelHours: '24',
    maxPending: '2',
    maxUpcoming: '5',
  });
  expect(venueFacts({ ...venue, phones: [] }).phone).toBe('');
});
