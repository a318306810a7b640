import { check, checkThat, cleaned } from '../../platform/checks/check.ts';
import { visibleTextViolation } from '../../platform/violation-messages.ts';
import { isAccessibleActionColor } from '../brand/action-color.rules.ts';
import { readIce, readRib } from '../company-numbers.ts';
import { hasPlaceholder } from '../words/words.rules.ts';
import { socialUrl } from '../social-links.rules.ts';
import type { SocialNetwork } from '../venue.codes.ts';

export const Rib = (): PropertyDecorator =>
  checkThat('rib', 'rib', isRib, { code: 'VENUE_RIB_INVALID' });

/** Requires a company number (ICE) of 15 digits, or an empty text. */
export const Ice = (): PropertyDecorator => checkThat('ice', 'ice', isIce);

/** Requires a color that can be seen and read on the site. */
export const ActionColor = (): PropertyDecorator =>
  checkThat(
    'actionColor',
    'actionColor',
    (value) => typeof value === 'string' && isAccessibleActionColor(value),
    { code: 'VENUE_COLOR_CONTRAST' },
  );

/** Requires a page on the `network` of the same object: an address, or a number for WhatsApp. */
export const SocialAddress = (): PropertyDecorator =>
  check('socialAddress', (value, object) => {
    const { network } = object as { network: SocialNetwork };
    if (value === undefined || value === null || value === '') return 'required';
    if (typeof value === 'string' && socialUrl(network, value, (text) => text) !== null)
      return null;
    return network === 'whatsapp' ? 'whatsapp' : 'url';
  });

/** Requires one line of text without the signs that the texts of the site use for values. */
export const WordLine = (max: number, min = 1): PropertyDecorator =>
  cleaned(
    'text',
    check('line', (value) => wordLineViolation(value, min, max), {
      parameters: { min, max },
      constraints: [min, max],
    }),
  );

function wordLineViolation(value: unknown, min: number, max: number) {
  const violation = visibleTextViolation(value, { min, max, lines: false });
  if (violation !== null) return violation;
  return typeof value === 'string' && hasPlaceholder(value) ? 'characters' : null;
}

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
