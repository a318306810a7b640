import { nationalPhone } from '@five/shared/auth/auth.rules';
import { displayNameOf } from '@five/shared/community/players.rules';
import { fold, gapless, searchable } from '@five/shared/search/fold';

/** What `q` finds a person by: the name as it is written and in one piece, address and reference, the phone as people write it with and without its country. */
export function personSearch([name, ...rest]: [string, ...(string | null)[]], phone: string | null): string {
  const phones = phone === null ? [] : [...new Set([phone, nationalPhone(phone)])];
  const folded = [name, ...rest, ...phones].filter((part) => part !== null && part !== '').map((part) => fold(part ?? ''));
  return [...folded, ...(gapless(name) === fold(name) ? [] : [gapless(name)])].join(' ');
}

/** What strangers find a player by: nothing but what his card shows. */
export function playerSearch({ firstName, name, city }: { firstName: string; name: string; city?: string | null }): string {
  return searchable(displayNameOf(firstName, name), city ?? '');
}
