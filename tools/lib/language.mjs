/** Words that no English sentence holds. Short ones that both languages write (`on`, `or`, `car`) are left out. */
const french = new Set(('le la les des du une est sont et ou où pour avec sans dans chez vous votre vos nous notre nos sur pas plus qui que quel quelle '
  + 'aux au cette ces cet leur leurs elle ils mais donc très déjà être avoir avez êtes veuillez ici aujourd hui après avant jour heure heures').split(' '));

/** English writes these as well. */
const both = new Set(['plus', 'sur', 'est', 'pas', 'sans', 'chez']);

/** The French words of a text that should be English. */
export function frenchWords(text) {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => french.has(word) && !both.has(word));
}

/** Runs of four Latin words and more: a sentence that nobody translated, and not a name. */
export function latinRuns(text) {
  return text.match(/\p{Script=Latin}[\p{Script=Latin}\d'’.-]*(?:[\s,;:]+\p{Script=Latin}[\p{Script=Latin}\d'’.-]*){3,}/gu) ?? [];
}
