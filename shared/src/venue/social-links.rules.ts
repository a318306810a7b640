import { isPhoneLike } from '../auth/phone-text.rules.ts';
import { isUrl } from '../platform/violation-messages.ts';
import type { SocialNetwork } from './venue.codes.ts';

/** A host with a path, such as `instagram.com/fivearena`, as people copy it from an app. */
const WITHOUT_SCHEME = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/|$)/i;

/**
 * Returns the `https` URL of a page on a network as it was typed: with or without the scheme. For
 * WhatsApp it may be a phone number. `normalizePhone` returns a number in E.164, or null; it is a
 * parameter, because pages check numbers without the numbering plans of all countries. Returns null
 * if the text is neither.
 */
export function socialUrl(
  network: SocialNetwork,
  typed: string,
  normalizePhone: (text: string) => string | null,
): string | null {
  const text = typed.trim();
  if (network === 'whatsapp' && isPhoneLike(text)) {
    const number = normalizePhone(text);
    return number === null ? null : `https://wa.me/${number.replace('+', '')}`;
  }
  const url = WITHOUT_SCHEME.test(text) ? `https://${text}` : text;
  return isUrl(url) ? url : null;
}
