import { check, checkThat } from '../../platform/checks/check.ts';
import { readIce, readRib } from '../company-numbers.ts';
import { socialUrl } from '../social-links.rules.ts';
import type { SocialNetwork } from '../venue.codes.ts';

export const Rib = (): PropertyDecorator =>
  checkThat('rib', 'rib', isRib, { code: 'VENUE_RIB_INVALID' });

/** Requires a company number (ICE) of 15 digits, or an empty text. */
export const Ice = (): PropertyDecorator => checkThat('ice', 'ice', isIce);

/** Requires a page on the `network` of the same object: an address, or a number for WhatsApp. */
export const SocialAddress = (): PropertyDecorator =>
  check('socialAddress', (value, object) => {
    const { network } = object as { network: SocialNetwork };
    if (value === undefined || value === null || value === '') return 'required';
    if (typeof value === 'string' && socialUrl(network, value, (text) => text) !== null)
      return null;
    return network === 'whatsapp' ? 'whatsapp' : 'url';
  });

function isRib(value: unknown): boolean {
  return typeof value === 'string' && readRib(value) !== null;
}

/**
 * Whether a value is a valid ICE, the Moroccan company number. An empty text is valid, because it
 * removes the number.
 */
function isIce(value: unknown): boolean {
  return typeof value === 'string' && (value.trim() === '' || readIce(value) !== null);
}
