import { checkThat } from '../../platform/checks/check.ts';
import { readIce, readRib } from '../company-numbers.ts';

export const Rib = (): PropertyDecorator =>
  checkThat('rib', 'rib', isRib, { code: 'VENUE_RIB_INVALID' });

/** Requires a company number (ICE) of 15 digits, or an empty text. */
export const Ice = (): PropertyDecorator => checkThat('ice', 'ice', isIce);

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
