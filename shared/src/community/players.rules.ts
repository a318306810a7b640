const ARTICLE = /^ال(?=.{2})/u;

/**
 * Returns the public name of a player: the first name and the initial of the family name. The
 * Arabic article does not count as an initial.
 */
export function displayNameOf(firstName: string, name: string): string {
  const [letter] = [...name.trim().replace(ARTICLE, '')];
  return letter === undefined ? firstName.trim() : `${firstName.trim()} ${letter.toUpperCase()}.`;
}
