import { DEFAULT_LOCALE, localizePath } from '../locales/locale.ts';

/**
 * Paths of private pages: pages behind sign-in, pages that a secret link opens, and pages with
 * password fields.
 */
const PRIVATE = /^\/(account|admin|auth|m|mails|messagings|reset|waiting|tournament\/t)(\/|$)/i;

/**
 * Whether a page of the site is private. A private page loads no third-party script and sends no
 * referrer to other sites.
 * @param path with or without the language prefix, URL-encoded or not
 */
export function isPrivatePage(path: string): boolean {
  const decoded = decode(path).replace(/\/{2,}/g, '/');
  return PRIVATE.test(localizePath(decoded, DEFAULT_LOCALE));
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
