import './avatar.css';

/** Background colours with sufficient contrast for white text. */
const GROUNDS = [
  '#b8380d',
  '#17692a',
  '#1f5f99',
  '#775005',
  '#6b2f7d',
  '#0f5f63',
  '#8a2342',
  '#3b4a57',
];

/**
 * Initials in a circle. `seed` determines the colour, so that a person always has the same colour.
 */
export function Avatar({ name, seed }: { name: string; seed: string }) {
  return (
    <span className="avatar" style={{ backgroundColor: groundOf(seed) }} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

export function groundOf(seed: string): string {
  const sum = [...seed].reduce(
    (total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  );
  return GROUNDS[sum % GROUNDS.length] ?? '#3b4a57';
}

/**
 * Returns the first letters of the first two words of a name. A zero-width non-joiner separates
 * Arabic letters, so that they are not connected.
 */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('\u200C');
}
