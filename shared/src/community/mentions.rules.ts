import { fold } from '../search/fold.ts';

/** A player who can be mentioned. */
interface Named {
  reference: string;
  displayName: string;
}

const AT = /@(\p{L}[\p{L}\p{M}'’-]*)/gu;
const MOST = 5;

/** Folded first names after an `@`. */
export function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(AT)].map(([, name = '']) => fold(name)))].slice(0, 4 * MOST);
}

/**
 * Players mentioned as `@Yassine E.` in a text, at most five. `named` selects among players of the
 * same name; without it none of them is mentioned, so that no stranger is notified.
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
