import { nationalPhone } from '@five/shared/auth/phone-display';
import { displayNameOf } from '@five/shared/community/players.rules';
import { fold, gapless, searchable } from '@five/shared/search/fold';

/**
 * Returns the search text of a person. It contains the name as written and without blanks, the
 * email address, the reference, and the phone with and without its country code.
 */
export function personSearch(
  [name, ...rest]: [string, ...(string | null)[]],
  phone: string | null,
): string {
  const phones = phone === null ? [] : [...new Set([phone, nationalPhone(phone)])];
  const folded = [name, ...rest, ...phones]
    .filter((part) => part !== null && part !== '')
    .map((part) => fold(part ?? ''));
  return [...folded, ...(gapless(name) === fold(name) ? [] : [gapless(name)])].join(' ');
}

/** Returns the search text of a public profile, which contains only what the profile shows. */
export function playerSearch({
  firstName,
  name,
  city,
}: {
  firstName: string;
  name: string;
  city?: string | null;
}): string {
  return searchable(displayNameOf(firstName, name), city ?? '');
}
