import { readPhone } from '@five/shared/auth/phone-text.rules';

/** A social link in the form; a new one has no network yet. */
export interface Link {
  network?: string | null;
  url?: string | null;
}

/** Start of the link that the API makes of a number. */
const LINK = 'https://wa.me/';

const isWhatsApp = ({ network }: Link): boolean => network === 'whatsapp';

/** The number of the WhatsApp link, or another link as it is; empty without one. */
export function whatsAppOf(links: readonly Link[]): string {
  const url = links.find(isWhatsApp)?.url ?? '';
  return url.startsWith(LINK) ? url.replace(LINK, '+') : url;
}

/**
 * The link of a number as the API stores it, so that a saved number does not count as changed.
 * Other text stays as it is; foreign numbers are left to the API, which knows their plans.
 */
export function linkOf(typed: string): string {
  const phone = readPhone(typed);
  return phone && 'moroccan' in phone ? `${LINK}${phone.moroccan.replace('+', '')}` : typed;
}

/** The links with this WhatsApp number or link; without a text there is none. */
export function withWhatsApp(links: readonly Link[], url: string): Link[] {
  if (url === '') return links.filter((link) => !isWhatsApp(link));
  if (!links.some(isWhatsApp)) return [{ network: 'whatsapp', url }, ...links];
  return links.map((link) => (isWhatsApp(link) ? { ...link, url } : link));
}
