import { DEFAULT_LOCALE, localizePath } from '../locales/locale.ts';

/** What stands behind sign-in, what opens by a secret of a mail or a link, and where passwords are typed. */
const PRIVATE = /^\/(account|admin|auth|m|messagings|reset|waiting|tournament\/t)(\/|$)/i;

/**
 * Whether a page of the site is private: no script of a third party is loaded there, and its address is sent to no other site.
 * @param path with or without its language, encoded or not
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
