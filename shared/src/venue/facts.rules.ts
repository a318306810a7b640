import { formatPhone } from '../auth/phone-display.ts';
import { fullAddress } from './place.rules.ts';
import type { VenueAnswer } from './venue.contract.ts';

/**
 * Names of the venue settings that the terms and the privacy policy mention. The pages have an
 * element for each setting. The server fills these elements, so that visitors without JavaScript
 * see the values.
 */
export const VENUE_FACTS = [
  'venue',
  'city',
  'email',
  'phone',
  'address',
  'legalName',
  'identifiers',
  'cndp',
  'horizonDays',
  'holdMinutes',
  'freeCancelHours',
  'maxPending',
  'maxUpcoming',
] as const;
export type VenueFact = (typeof VENUE_FACTS)[number];

/**
 * Returns the displayed text of each setting in `VENUE_FACTS`; the text is empty if the venue has
 * not entered the value.
 */
export function venueFacts(
  venue: Pick<VenueAnswer, 'name' | 'city' | 'address' | 'email' | 'phones' | 'legal' | 'policies'>,
): Record<VenueFact, string> {
  const {
    name,
    city,
    email,
    phones: [phone],
    legal,
    policies,
  } = venue;
  const identifiers = [
    ['ICE', legal.ice],
    ['IF', legal.taxId],
    ['RC', legal.rc],
  ].flatMap(([label, value]) =>
    value ? [`${label}\u00a0${value.replaceAll(' ', '\u00a0')}`] : [],
  );
  return {
    venue: name,
    city,
    email,
    phone: phone === undefined ? '' : formatPhone(phone),
    address: fullAddress(venue),
    legalName: legal.name,
    identifiers: identifiers.map(isolated).join(' · '),
    cndp: legal.cndp ? isolated(legal.cndp) : '',
    horizonDays: String(policies.horizonDays),
    holdMinutes: String(policies.holdMinutes),
    freeCancelHours: String(policies.freeCancelHours),
    maxPending: String(policies.maxPending),
    maxUpcoming: String(policies.maxUpcoming),
  };
}

/**
 * Wraps a text in direction isolates, so that its direction does not affect the surrounding
 * sentence.
 */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
