/** Words that no English sentence holds; those that English writes as well (`on`, `plus`, `sans`) are left out. */
const FRENCH = new Set(('le la les des du une sont et ou où pour avec dans vous votre vos nous notre nos qui que quel quelle aux au cette ces cet '
  + 'leur leurs elle ils mais donc très déjà être avoir avez êtes veuillez ici aujourd hui après avant jour heure heures').split(' '));

/** The lines of a text that should be English and hold a French word; a reference such as `B-Q38ET19C` is no text, whatever letters chance gave it. */
export function frenchLines(text: string): string[] {
  return text.split('\n').filter((line) => line.toLowerCase().match(/[\p{L}\p{N}]+/gu)?.some((word) => FRENCH.has(word)));
}

/** Runs of four Latin words and more: a sentence that nobody translated, and not a name. */
export function latinRuns(text: string): string[] {
  return text.match(/\p{Script=Latin}[\p{Script=Latin}\d'’.-]*(?:[\s,;:]+\p{Script=Latin}[\p{Script=Latin}\d'’.-]*){3,}/gu) ?? [];
}
