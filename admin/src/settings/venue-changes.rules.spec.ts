import { changesOf, overtaken } from '../platform/tables/sent.rules.ts';
import { gathered, spread } from './venue-changes.rules.ts';

const venue = {
  name: 'Five Arena',
  latitude: null,
  policies: { holdMinutes: 60, maxPending: 2 },
  legal: { name: 'SARL', ice: null },
  city: { fr: 'Fès', en: null, ar: null },
};

test('a changed figure is sent without its neighbours', () => {
  const changed = {
    ...venue,
    policies: { ...venue.policies, holdMinutes: 45 },
    city: { ...venue.city, en: 'Fez' },
  };
  expect(gathered(changesOf(spread(changed), spread(venue)))).toEqual({
    policies: { holdMinutes: 45 },
    city: { fr: 'Fès', en: 'Fez', ar: null },
  });
});

test('concurrent edits of two different figures in a group do not conflict; edits of the same one do', () => {
  const stored = spread({ ...venue, policies: { holdMinutes: 60, maxPending: 3 } });
  expect(overtaken({ 'policies.holdMinutes': 45 }, spread(venue), stored)).toEqual([]);
  expect(overtaken({ 'policies.maxPending': 5 }, spread(venue), stored)).toEqual([
    'policies.maxPending',
  ]);
});

test('what is spread and gathered again is what it was', () => {
  expect(gathered(spread(venue))).toEqual(venue);
});
