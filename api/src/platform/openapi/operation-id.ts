import type { Call } from '@five/shared/platform/call';

/**
 * Returns the id of an operation in lowerCamelCase, with the verb first. It is the id that the call
 * declares, or it follows from method and path:
 *
 * - `GET bookings` (a list) `listBookings`, `GET bookings/{id}` `getBooking`;
 * - `POST bookings` `createBooking`, `PUT` `updateBooking`, `DELETE` `deleteBooking`;
 * - `GET bookings/{id}/history` `getBookingHistory`, `POST discussions/{id}/replies`
 *   `createDiscussionReply`;
 * - `POST bookings/{id}/confirm` `confirmBooking`, `POST bookings/{id}/proof/refuse`
 *   `refuseBookingProof`.
 */
export function operationIdOf(key: string, call: Call): string {
  if (call.id !== undefined) return call.id;
  const [method = '', path = ''] = key.split(' ');
  const segments = path.split('/').filter((segment) => segment !== '');
  const nouns = nounsOf(segments);
  const last = nouns.at(-1) ?? '';
  const endsInRecord = isParameter(segments.at(-1) ?? '');
  if (method === 'POST' && nouns.length > 1 && !endsInRecord && singular(last) === last)
    return camelCase([last, ...nouns.slice(0, -1)]);
  if (method === 'POST') return camelCase(['create', ...nouns.slice(0, -1), singular(last)]);
  return camelCase([verbOf(method, call), ...nouns]);
}

const VERBS: Readonly<Record<string, string>> = { PUT: 'update', DELETE: 'delete' };

function verbOf(method: string, { list, answer }: Call): string {
  const isList = list !== undefined || answer?.type === 'array';
  return VERBS[method] ?? (isList ? 'list' : 'get');
}

const isParameter = (segment: string) => segment.includes('{');

/** Returns the words of a path without parameters. A word before a parameter is singular. */
const nounsOf = (segments: readonly string[]): string[] =>
  segments.flatMap((segment, position) => {
    if (isParameter(segment)) return [];
    return isParameter(segments[position + 1] ?? '') ? singular(segment) : segment;
  });

/** Returns the singular of an English word of a path, such as `open_match` of `open_matches`. */
export function singular(word: string): string {
  if (word.endsWith('series')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('ches') ? word.slice(0, -2) : word.replace(/([^s])s$/, '$1');
}

const camelCase = (words: readonly string[]): string =>
  words
    .join('_')
    .replace(/[^A-Za-z]+(.)?/g, (_, next?: string) => next?.toUpperCase() ?? '')
    .replace(/^[A-Z]/, (first) => first.toLowerCase());
