export interface OwnPart {
  kind: 'heading' | 'paragraph';
  text: string;
}

const HEADING = /^\s*[\d٠-٩]{1,2}\s*[.)]\s*\S.{0,100}$/u;

/** A text that the venue typed: paragraphs parted by empty lines; a short line that begins with a number of its own is a heading. */
export function partsOf(text: string): OwnPart[] {
  const paragraphs = text.split(/\n\s*\n/).map((part) => part.trim()).filter(Boolean);
  return paragraphs.map((part) => ({ kind: HEADING.test(part) ? 'heading' : 'paragraph', text: part }));
}
