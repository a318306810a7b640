import { displayNameOf } from '@five/shared/community/players.rules';
import { fold } from '@five/shared/search/fold';

/** What `q` finds a person by: names, address and reference folded, the phone as people write it with and without its country. */
export function searchText(names: (string | null)[], phone: string | null): string {
  const national = phone?.startsWith('+212') ? `0${phone.slice(4)}` : null;
  return [...names, phone, national].filter((part) => part !== null && part !== '').map((part) => fold(part ?? '')).join(' ');
}

/** What strangers find a player by: nothing but what his card shows. */
export function playerSearch({ firstName, name, city }: { firstName: string; name: string; city?: string | null }): string {
  return fold(`${displayNameOf(firstName, name)} ${city ?? ''}`);
}
