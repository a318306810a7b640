import type { Texts } from '@five/shared/locales/locale';

/** The first of the codes `P1`, `P2` … that no pitch has; it can be changed before it is saved. */
export function nextPitchCode(codes: readonly string[]): string {
  const taken = new Set(codes.map((code) => code.toUpperCase()));
  let number = 1;
  while (taken.has(`P${number}`)) number += 1;
  return `P${number}`;
}

/** The proposed name of a pitch, with the number of its code. */
export function pitchName(code: string): Texts {
  const number = code.slice(1);
  return { fr: `Terrain ${number}`, en: `Pitch ${number}`, ar: `الملعب ${number}` };
}
