import type { VenueAnswer } from './venue.contract.ts';

/**
 * Returns a link that opens the map application of the device, or a web page with the map if the
 * device has no such application.
 */
export function mapLink(
  venue: Pick<VenueAnswer, 'name' | 'address' | 'city' | 'latitude' | 'longitude'>,
): string {
  const position = positionOf(venue);
  const place = position
    ? `${position.latitude},${position.longitude}`
    : encodeURIComponent(`${venue.name}, ${fullAddress(venue)}`);
  return `https://www.google.com/maps/search/?api=1&query=${place}`;
}

export interface Position {
  latitude: number;
  longitude: number;
}

/** Returns the position of a venue; null if it is not set. */
export function positionOf({
  latitude,
  longitude,
}: Pick<VenueAnswer, 'latitude' | 'longitude'>): Position | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Returns the street, followed by the town if the address does not contain the town. */
export function fullAddress({ address, city }: Pick<VenueAnswer, 'address' | 'city'>): string {
  return address.includes(city) ? address : `${address}${ARABIC.test(address) ? '،' : ','} ${city}`;
}

const ARABIC = /\p{Script=Arabic}/u;
