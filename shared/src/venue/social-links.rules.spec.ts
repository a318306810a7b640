import { normalizePhone } from '../auth/phone.rules.ts';
import { socialUrl } from './social-links.rules.ts';
import type { SocialNetwork } from './venue.codes.ts';

test.each<[SocialNetwork, string, string | null]>([
  ['whatsapp', '0612345678', 'https://wa.me/212612345678'],
  ['whatsapp', '+33 (0)6 98 76 54 32', 'https://wa.me/33698765432'],
  ['whatsapp', '٠٦ ١٢ ٣٤ ٥٦ ٧٨', 'https://wa.me/212612345678'],
  ['whatsapp', ' wa.me/212612345678 ', 'https://wa.me/212612345678'],
  ['whatsapp', 'https://wa.me/212612345678', 'https://wa.me/212612345678'],
  ['whatsapp', '0612', null],
  ['instagram', 'instagram.com/five', 'https://instagram.com/five'],
  ['instagram', 'www.instagram.com/five?hl=fr', 'https://www.instagram.com/five?hl=fr'],
  ['instagram', '0612345678', null],
  ['instagram', '@five', null],
  ['facebook', 'http://facebook.com/five', null],
  ['facebook', 'javascript:alert(1)', null],
  ['facebook', '', null],
])('a page on %s typed as %j is %j', (network, typed, url) => {
  expect(socialUrl(network, typed, normalizePhone)).toBe(url);
});
