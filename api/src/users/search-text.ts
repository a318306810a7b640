import { nationalPhone } from '@five/shared/auth/auth.rules';
import { displayNameOf } from '@five/shared/community/players.rules';
import { fold } from '@five/shared/search/fold';

/** What `q` finds a person by: names, address and reference folded, the phone as people write it with and without its country. */
export function personSearch(names: (string | null)[], phone: string | null): string {
  const phones = phone === null ? [] : [...new Set([phone, nationalPhone(phone)])];
  return [...names, ...phones].filter((part) => part !== null && part !== '').map((part) => fold(part ?? '')).join(' ');
}

/** What strangers find a player by: nothing but what his card shows. */
export function playerSearch({ firstName, name, city }: { firstName: string; name: string; city?: string | null }): string {
  return fold(`${displayNameOf(firstName, name)} ${city ?? ''}`);
}
