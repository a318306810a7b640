/**
 * Digits of a Moroccan company number (identifiant commun de l'entreprise: company 9, place 4, key
 * 2) without blanks, dots and dashes; null unless there are 15.
 */
export function readIce(text: string): string | null {
  const digits = text.slice(0, 60).replace(/[\s.-]/g, '');
  return /^\d{15}$/.test(digits) ? digits : null;
}
