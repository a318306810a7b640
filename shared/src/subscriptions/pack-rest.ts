const MINUTES = 60;

/**
 * Writes hours and minutes in digits, in every language: `9` for whole hours, else `9:54`. A
 * movement may have hours and minutes of opposite signs; its sign is left out.
 */
export function restText(hours: number, minutes: number): string {
  const all = Math.abs(hours * MINUTES + minutes);
  const [whole, rest] = [Math.floor(all / MINUTES), all % MINUTES];
  return rest === 0 ? String(whole) : `${whole}:${String(rest).padStart(2, '0')}`;
}

/** As `restText`, with the sign of a movement. */
export const movementText = (hours: number, minutes: number): string =>
  `${hours * MINUTES + minutes > 0 ? '+' : '−'}${restText(hours, minutes)}`;
