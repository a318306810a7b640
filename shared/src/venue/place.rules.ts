import type { VenueAnswer } from './venue.contract.ts';

/** A link that opens the device's map application, or a map page if there is none. */
export function mapLink(
  venue: Pick<VenueAnswer, 'name' | 'address' | 'city' | 'latitude' | 'longitude'>,
): string {
  const { name, latitude, longitude } = venue;
  const place =
    latitude === null || longitude === null
      ? encodeURIComponent(`${name}, ${fullAddress(venue)}`)
      : `${latitude},${longitude}`;
  return `https://www.google.com/maps/search/?api=1&query=${place}`;
}

/** The street, and the town if the address does not contain it. */
export function fullAddress({ address, city }: Pick<VenueAnswer, 'address' | 'city'>): string {
  return address.includes(city) ? address : `${address}${ARABIC.test(address) ? '،' : ','} ${city}`;
}

const ARABIC = /\p{Script=Arabic}/u;
