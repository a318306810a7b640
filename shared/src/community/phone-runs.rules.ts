export interface PhoneRun {
  text: string;
  phone: boolean;
}

/**
 * Matches phone numbers as people type them: `06 61 12 24 66`, `+212-661-122466`, `0522123456`. The
 * preceding character is a capture group, because Safari before 16.4 has no look-behind.
 */
const PHONE = /(^|[^\p{L}\d])((?:\+|00|0(?=[5-8]))\d(?:[\s.-]?\d){7,14}(?!\d))/gu;

/**
 * Splits a text at its phone numbers, so that they can be isolated. Arabic text would otherwise
 * show their groups of digits in reverse order.
 */
export function phoneRuns(text: string): PhoneRun[] {
  const runs: PhoneRun[] = [];
  let end = 0;
  for (const { 1: before = '', 2: found = '', index: from } of text.matchAll(PHONE)) {
    const index = from + before.length;
    runs.push({ text: text.slice(end, index), phone: false }, { text: found, phone: true });
    end = index + found.length;
  }
  return [...runs, { text: text.slice(end), phone: false }].filter((run) => run.text !== '');
}

/** Isolates each phone number in a plain text with Unicode direction characters. */
export function withPhonesIsolated(text: string): string {
  return phoneRuns(text)
    .map((run) => (run.phone ? `\u2066${run.text}\u2069` : run.text))
    .join('');
}
