export interface PolicyPart {
  kind: 'heading' | 'paragraph';
  text: string;
}

const HEADING = /^\s*[\d٠-٩]{1,2}\s*[.)]\s*\S.{0,100}$/u;

/**
 * Splits a text that the venue wrote into headings and paragraphs. Blank lines separate paragraphs;
 * a short paragraph that begins with a number is a heading.
 */
export function partsOf(text: string): PolicyPart[] {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
  return paragraphs.map((part) => ({
    kind: HEADING.test(part) ? 'heading' : 'paragraph',
    text: part,
  }));
}
