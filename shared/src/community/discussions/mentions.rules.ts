import { fold } from '../../search/fold.ts';

/** A player that a text can mention. */
interface Named {
  reference: string;
  displayName: string;
}

const AT = /@(\p{L}[\p{L}\p{M}'’-]*)/gu;
const MOST = 5;

/**
 * Returns the words that directly follow an `@` in a text, as possible first names of mentioned
 * players. At most 20 words are returned, without duplicates, in lower case and without accents.
 */
export function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(AT)].map(([, name = '']) => fold(name)))].slice(0, 4 * MOST);
}

/**
 * Returns the references of the players that a text mentions as `@Yassine E.`, at most five.
 * @param named references of the players that the author chose. Of several players with the same
 * name, only these are mentioned, so that no wrong player is notified.
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
