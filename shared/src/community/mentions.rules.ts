import { fold } from '../search/fold.ts';

/** A player who can be called by name. */
interface Named {
  reference: string;
  displayName: string;
}

const AT = /@(\p{L}[\p{L}\p{M}'’-]*)/gu;
const MOST = 5;

/** The first names, folded, that stand after an `@`. */
export function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(AT)].map(([, name = '']) => fold(name)))].slice(0, 4 * MOST);
}

/**
 * Who is meant by `@Yassine E.` in a text, at most five. Where several bear the name, `named` says who of them; where it does not, nobody:
 * better than to tell a stranger.
 */
export function mentionedIn(text: string, players: readonly Named[], named: readonly string[]): string[] {
  const folded = fold(text);
  const called = players.filter(({ displayName }) => folded.includes(`@${fold(displayName)}`));
  return called.filter(({ reference, displayName }) => named.includes(reference) || (isOnly(called, displayName))).map(({ reference }) => reference).slice(0, MOST);
}

const isOnly = (players: readonly Named[], name: string): boolean => players.filter(({ displayName }) => fold(displayName) === fold(name)).length === 1;
