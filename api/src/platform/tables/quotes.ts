const LINE_END = /\r\n|\r|\n/;
/**
 * Patterns of a line inside a quoted cell that is probably a separate row of the table. The line
 * begins with a date, or contains at least six digits as in a phone number.
 */
const BEGINS_WITH_DATE = /^[\s"']*\d{1,4}[/. -](?:\d{1,2}|\p{L}{3,10}\.?)[/. -]\d{2,4}/u;
const HOLDS_NUMBER = /\d(?:[ .-]?\d){5}/;
const LINES_COUNTED = 200;

/**
 * Repairs open quotes that would swallow rows. A quoted cell is kept if its quote is closed
 * properly and its lines do not look like rows of the table. Any other quote becomes a plain
 * character, and its cell ends at the next delimiter or at the end of its line.
 */
export function repairQuotes(text: string, delimiter: string): string {
  if (!text.includes('"')) return text;
  const width = usualWidth(text, delimiter);
  const pieces: string[] = [];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  let isFirstWide = isWideAt(text, at, { delimiter, width });
  pieces.push(text.slice(0, at));
  while (at < text.length) {
    const quoted = text[at] === '"' ? closingQuote(text, at, delimiter) : -1;
    const isProper =
      quoted > 0 && !swallowsRows(text, { at, quoted, isFirstWide }, { delimiter, width });
    const stop = isProper ? quoted + 1 : cellEnd(text, at, delimiter);
    const cell = text.slice(at, stop);
    pieces.push(isProper || text[at] !== '"' ? cell : `"${cell.replaceAll('"', '""')}"`);
    const separator = separatorAt(text, stop, delimiter);
    pieces.push(separator);
    at = stop + separator.length;
    if (separator !== delimiter) isFirstWide = isWideAt(text, at, { delimiter, width });
  }
  return pieces.join('');
}

/**
 * Returns the index of the quote that closes the cell by the rules of CSV, or -1. The cell's
 * opening quote is at the index `from`.
 */
function closingQuote(text: string, from: number, delimiter: string): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 2)) {
    const next = text[at + 1];
    if (next !== '"')
      return next === undefined || next === delimiter || next === '\r' || next === '\n' ? at : -1;
  }
  return -1;
}

function cellEnd(text: string, from: number, delimiter: string): number {
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === delimiter || sign === '\r' || sign === '\n') return at;
  }
  return text.length;
}

function separatorAt(text: string, at: number, delimiter: string): string {
  if (text.startsWith('\r\n', at)) return '\r\n';
  return text[at] === delimiter || text[at] === '\r' || text[at] === '\n' ? text.charAt(at) : '';
}

interface QuotedCell {
  at: number;
  quoted: number;
  /**
   * Whether the line in which the cell's row begins has at least the usual number of delimiters.
   */
  isFirstWide: boolean;
}

interface Shape {
  delimiter: string;
  width: number;
}

/** Whether a cell with several lines contains text that looks like rows of the table. */
function swallowsRows(
  text: string,
  { at, quoted, isFirstWide }: QuotedCell,
  { delimiter, width }: Shape,
): boolean {
  const inner = text.slice(at, quoted).split(LINE_END).slice(1);
  return inner.some((part, index) => {
    if (!part.includes(delimiter)) return false;
    const line = index < inner.length - 1 ? part : part + lineAt(text, quoted);
    return (
      BEGINS_WITH_DATE.test(line) ||
      (isFirstWide && delimitersIn(line, delimiter) >= width && HOLDS_NUMBER.test(line))
    );
  });
}

const isWideAt = (text: string, at: number, { delimiter, width }: Shape) =>
  delimitersIn(lineAt(text, at), delimiter) >= width;

function lineAt(text: string, at: number): string {
  return text.slice(at, cellEnd(text, at, '\n'));
}

const delimitersIn = (line: string, delimiter: string) => line.split(delimiter).length - 1;

/**
 * Returns the usual number of delimiters per line: the most frequent number among the lines with
 * delimiters.
 */
function usualWidth(text: string, delimiter: string): number {
  const counts = new Map<number, number>();
  for (const line of text.slice(0, 65_536).split(LINE_END).slice(0, LINES_COUNTED)) {
    const count = delimitersIn(line, delimiter);
    if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  return [...counts].reduce((top, one) => (one[1] > top[1] ? one : top), [1, 0])[0];
}
