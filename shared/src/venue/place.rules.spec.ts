import fc from 'fast-check';
import { fullAddress, mapLink, positionOf, parsePosition, positionText } from './place.rules.ts';

const venue = {
  name: 'Five Arena',
  address: '18, allée des Platanes',
  city: 'Casablanca',
  latitude: null,
  longitude: null,
};

test('an address names the town once', () => {
  expect(fullAddress(venue)).toBe('18, allée des Platanes, Casablanca');
  expect(fullAddress({ ...venue, address: '18, allée des Platanes, Casablanca' })).toBe(
    '18, allée des Platanes, Casablanca',
  );
});

test('a map link uses the coordinates if they are set, else the address', () => {
  expect(mapLink({ ...venue, latitude: 33.57, longitude: -7.6 })).toBe(
    'https://www.google.com/maps/search/?api=1&query=33.57,-7.6',
  );
  expect(decodeURIComponent(mapLink(venue))).toBe(
    'https://www.google.com/maps/search/?api=1&query=Five ' +
      'Arena, 18, allée des Platanes, Casablanca',
  );
});

test('a venue has a position only with both coordinates', () => {
  expect(positionOf({ latitude: 33.57, longitude: null })).toBeNull();
  expect(positionOf({ latitude: null, longitude: -7.6 })).toBeNull();
  expect(positionOf({ latitude: 0, longitude: 0 })).toEqual({ latitude: 0, longitude: 0 });
});

test.each([
  ['33.5731, -7.5898', 33.5731, -7.5898],
  [' 33.573110,-7.589843 ', 33.57311, -7.589843],
  ['33,5731, -7,5898', 33.5731, -7.5898],
  ['33.5731 \u22127.5898', 33.5731, -7.5898],
  ['٣٣٫٥٧٣١، -٧٫٥٨٩٨', 33.5731, -7.5898],
  ['https://www.google.com/maps/@33.5731,-7.5898,17z', 33.5731, -7.5898],
  ['geo:33.5731,-7.5898?z=17', 33.5731, -7.5898],
  ['33°34\'23.2"N 7°35\'23.4"W', 33.573111, -7.589833],
  ['33°34′23″N, 7°35′23″O', 33.573056, -7.589722],
])('the position %s is read as a map app copies it', (text, latitude, longitude) =>
  expect(parsePosition(text)).toEqual({ latitude, longitude }),
);

test.each(['', '33.5731', 'Route de Targa', '133.5, -7.5', '33.5, 187.5', '12, rue 7'])(
  'the text %s is no position',
  (text) => expect(parsePosition(text)).toBeNull(),
);

test('every position is read again from its text', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: -90_000_000, max: 90_000_000 }),
      fc.integer({ min: -180_000_000, max: 180_000_000 }),
      (north, east) => {
        const position = { latitude: north / 1e6, longitude: east / 1e6 };
        expect(parsePosition(positionText(position))).toEqual(position);
      },
    ),
  ));
