import { changesOf, conflictingFields } from '../platform/tables/forms/changed-fields.rules.ts';
import { nestGroups, flattenGroups } from './venue-changes.rules.ts';

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
  expect(nestGroups(changesOf(flattenGroups(changed), flattenGroups(venue)))).toEqual({
    policies: { holdMinutes: 45 },
    city: { fr: 'Fès', en: 'Fez', ar: null },
  });
});

test('concurrent edits conflict on the same figure, and not on two figures of a group', () => {
  const stored = flattenGroups({ ...venue, policies: { holdMinutes: 60, maxPending: 3 } });
  expect(conflictingFields({ 'policies.holdMinutes': 45 }, flattenGroups(venue), stored)).toEqual(
    [],
  );
  expect(conflictingFields({ 'policies.maxPending': 5 }, flattenGroups(venue), stored)).toEqual([
    'policies.maxPending',
  ]);
});

test('what is spread and gathered again is what it was', () => {
  expect(nestGroups(flattenGroups(venue))).toEqual(venue);
});
