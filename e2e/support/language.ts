/**
 * French words that occur in no English sentence. Words that English also uses (`on`, `plus`,
 * `sans`) are not included.
 */
const FRENCH = new Set(
  (
    'le la les des du une sont et ou où pour avec dans vous votre vos nous notre nos qui ' +
    'que quel quelle aux au cette ces cet ' +
    'leur leurs elle ils mais donc très déjà être avoir avez êtes veuillez ici aujourd hui ' +
    'après avant jour heure heures'
  ).split(' '),
);

/**
 * Returns the lines of an English text that contain a French word. References such as `B-Q38ET19C`
 * are ignored.
 */
export function frenchLines(text: string): string[] {
  return text.split('\n').filter((line) =>
    line
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.some((word) => FRENCH.has(word)),
  );
}

const LATIN_WORD = /\p{Script=Latin}[\p{Script=Latin}\d'’.-]*/u.source;
const LATIN_RUN = new RegExp(`${LATIN_WORD}(?:[\\s,;:]+${LATIN_WORD}){3,}`, 'gu');

/**
 * Returns sequences of at least four words in Latin letters within an Arabic text; such a sequence
 * is an untranslated sentence, not a name.
 */
export function latinRuns(text: string): string[] {
  return text.match(LATIN_RUN) ?? [];
}
