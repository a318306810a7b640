import type { VenueAnswer } from './venue.contract.ts';

/** Opens the map application of the device, or a map page where there is none. */
export function mapLink(venue: Pick<VenueAnswer, 'name' | 'address' | 'city' | 'latitude' | 'longitude'>): string {
  const { name, latitude, longitude } = venue;
  const place = latitude === null || longitude === null ? encodeURIComponent(`${name}, ${fullAddress(venue)}`) : `${latitude},${longitude}`;
  return `https://www.google.com/maps/search/?api=1&query=${place}`;
}

/** The street, and the town where the address does not say it. */
export function fullAddress({ address, city }: Pick<VenueAnswer, 'address' | 'city'>): string {
  return address.includes(city) ? address : `${address}${ARABIC.test(address) ? '،' : ','} ${city}`;
}

const ARABIC = /\p{Script=Arabic}/u;
