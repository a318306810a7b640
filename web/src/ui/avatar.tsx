import './avatar.css';

/** Backgrounds with sufficient contrast for white text. */
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

/** Initials in a circle, with a stable colour per person. */
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
 * The first letters of the first two words; Arabic letters are separated by a zero-width
 * non-joiner.
 */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('\u200C');
}
