/** The first of the codes `P1`, `P2` … that no pitch has; it can be changed before it is saved. */
export function nextPitchCode(codes: readonly string[]): string {
  const taken = new Set(codes.map((code) => code.toUpperCase()));
  let number = 1;
  while (taken.has(`P${number}`)) number += 1;
  return `P${number}`;
}
