/**
 * Returns the 15 digits of a Moroccan company number (identifiant commun de l'entreprise: company
 * 9, place 4, key 2). Blanks, dots and dashes are removed. Null unless there are 15 digits.
 */
export function readIce(text: string): string | null {
  const digits = text.slice(0, 60).replace(/[\s.-]/g, '');
  return /^\d{15}$/.test(digits) ? digits : null;
}
