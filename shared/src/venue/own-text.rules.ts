export interface OwnPart {
  kind: 'heading' | 'paragraph';
  text: string;
}

const HEADING = /^\s*[\d٠-٩]{1,2}\s*[.)]\s*\S.{0,100}$/u;

/**
 * Parses a text of the venue: paragraphs are separated by blank lines; a short line that begins
 * with a number is a heading.
 */
export function partsOf(text: string): OwnPart[] {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
  return paragraphs.map((part) => ({
    kind: HEADING.test(part) ? 'heading' : 'paragraph',
    text: part,
  }));
}
