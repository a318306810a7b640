import { asciiDigits } from '../search/fold.ts';
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

const LATITUDE_MAX = 90;
const LONGITUDE_MAX = 180;
/**
 * Two numbers; the separator is a comma or semicolon, a blank, or both. Within another text both
 * have decimals.
 */
const DECIMALS = [
  /^([-\u2212]?\d{1,3}(?:\.\d+)?)[,;\s]+([-\u2212]?\d{1,3}(?:\.\d+)?)$/,
  /([-\u2212]?\d{1,2}\.\d+)\s*[,;\s]\s*([-\u2212]?\d{1,3}\.\d+)/,
  /([-\u2212]?\d{1,2},\d+)\s*(?:[;\s]|,\s)\s*([-\u2212]?\d{1,3},\d+)/,
];
/** Degrees, minutes and seconds with a cardinal point. */
const ANGLE = /(\d{1,3})°\s?(\d{1,2})['′’]\s?(\d{1,2}(?:\.\d{1,9})?)["″”]\s?([NSEWO])/gi;

/**
 * Reads a position as map apps copy it: `33.5731, -7.5898`, degrees with minutes and seconds, or an
 * address of a map that contains decimal coordinates. Returns null if there is no position in it.
 */
export function parsePosition(text: string): Position | null {
  const typed = asciiDigits(text).replaceAll('٫', '.').replaceAll('،', ',').trim();
  const position = inDegrees(typed) ?? inDecimals(typed);
  if (!position || Math.abs(position.latitude) > LATITUDE_MAX) return null;
  return Math.abs(position.longitude) > LONGITUDE_MAX ? null : position;
}

/** The text that `parsePosition` reads; empty without a position. */
export const positionText = (position: Position | null): string =>
  position === null ? '' : `${position.latitude}, ${position.longitude}`;

function inDecimals(text: string): Position | null {
  const found = DECIMALS.map((form) => form.exec(text)).find((match) => match !== null);
  if (!found) return null;
  const [latitude, longitude] = found
    .slice(1)
    .map((number) => Number(number.replace('\u2212', '-').replace(',', '.')));
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

function inDegrees(text: string): Position | null {
  const [latitude, longitude] = [...text.matchAll(ANGLE)].map(([, ...angle]) => angle);
  return latitude && longitude
    ? { latitude: degreesOf(latitude), longitude: degreesOf(longitude) }
    : null;
}

/** Degrees, minutes, seconds and cardinal point; `O` is the French west. */
function degreesOf([degrees, minutes, seconds, point = '']: readonly string[]): number {
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  return Number((/[SWO]/i.test(point) ? -size : size).toFixed(6));
}
