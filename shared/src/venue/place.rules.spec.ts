import { fullAddress, mapLink } from './place.rules.ts';

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
