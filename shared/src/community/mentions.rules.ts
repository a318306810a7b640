import { fold } from '../search/fold.ts';

/** A player that a text can mention. */
interface Named {
  reference: string;
  displayName: string;
}

const AT = /@(\p{L}[\p{L}\p{M}'’-]*)/gu;
const MOST = 5;

/**
 * Returns the given names (words after an `@`) that a text mentions, without duplicates and in
 * folded form (lower case, without accents).
 */
export function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(AT)].map(([, name = '']) => fold(name)))].slice(0, 4 * MOST);
}

/**
 * Returns the players that a text mentions as `@Yassine E.`, at most five. `named` selects among
 * players with the same name. Without a selection none of them is mentioned, so that no wrong
 * player is notified.
 */
export function mentionedIn(
  text: string,
  players: readonly Named[],
  named: readonly string[],
): string[] {
  const folded = fold(text);
  const called = players.filter(({ displayName }) => folded.includes(`@${fold(displayName)}`));
  return called
    .filter(
      ({ reference, displayName }) => named.includes(reference) || isOnly(called, displayName),
    )
    .map(({ reference }) => reference)
    .slice(0, MOST);
}

const isOnly = (players: readonly Named[], name: string): boolean =>
  players.filter(({ displayName }) => fold(displayName) === fold(name)).length === 1;
