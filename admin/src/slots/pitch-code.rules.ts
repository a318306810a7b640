import type { Texts } from '@five/shared/locales/locale';

/** The first of the codes `P1`, `P2` … that no pitch has; it can be changed before it is saved. */
export function nextPitchCode(codes: readonly string[]): string {
  const taken = new Set(codes.map((code) => code.toUpperCase()));
  let number = 1;
  while (taken.has(`P${number}`)) number += 1;
  return `P${number}`;
}

/** The first values of a new pitch: a code and a name with its number, which can be changed. */
export function proposedPitch(pitches: readonly { code: string }[]): { code: string; name: Texts } {
  const code = nextPitchCode(pitches.map((pitch) => pitch.code));
  const number = code.slice(1);
  return {
    code,
    name: { fr: `Terrain ${number}`, en: `Pitch ${number}`, ar: `الملعب ${number}` },
  };
}
