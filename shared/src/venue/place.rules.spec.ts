import { fullAddress, mapLink, positionOf } from './place.rules.ts';

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
