const ARTICLE = /^ال(?=.{2})/u;

/** How strangers are told of a player: the first name and a letter. The Arabic article is no letter of a name. */
export function displayNameOf(firstName: string, name: string): string {
  const [letter] = [...name.trim().replace(ARTICLE, '')];
  return letter === undefined ? firstName.trim() : `${firstName.trim()} ${letter.toUpperCase()}.`;
}
