/** One entry of a calendar file. */
export interface CalendarEvent {
  id: string;
  stamp: Date;
  /**
   * Version of the entry. It increases with each change, so that calendar programs keep the latest
   * version.
   */
  sequence: number;
  /**
   * Start of the entry. Null for a wall time that a clock change skips; the entry then has no time.
   */
  start: Date | null;
  end: Date | null;
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  summary: string;
  location: string;
  description: string;
}

const READ_AGAIN = 'PT1H';
const LINE_OCTETS = 75; // Maximum octets of a line (RFC 5545, 3.1).

/**
 * An iCalendar file (RFC 5545) with one event, or a named feed of several. Instants are in UTC,
 * which every program interprets alike.
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  { venue, name = null }: { venue: string; name?: string | null },
): string {
  const head =
    name === null
      ? []
      : [
          `NAME:${escape(name)}`,
          `X-WR-CALNAME:${escape(name)}`,
          `REFRESH-INTERVAL;VALUE=DURATION:${READ_AGAIN}`,
          `X-PUBLISHED-TTL:${READ_AGAIN}`,
        ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escape(venue)}//Bookings//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...head,
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function linesOf({
  id,
  stamp,
  sequence,
  start,
  end,
  status,
  summary,
  location,
  description,
}: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${utc(stamp)}`,
    `SEQUENCE:${sequence}`,
    ...(start && end ? [`DTSTART:${utc(start)}`, `DTEND:${utc(end)}`] : []),
    `STATUS:${status}`,
    `SUMMARY:${escape(summary)}`,
    `LOCATION:${escape(location)}`,
    `DESCRIPTION:${escape(description)}`,
    'END:VEVENT',
  ];
}

const utc = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '');

const escape = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/**
 * Folds a line at 75 octets. The rest continues after a line break and a space; a character is
 * never split.
 */
function fold(line: string): string {
  const parts = [''];
  for (const character of line) {
    const last = parts.length - 1;
    const room = last === 0 ? LINE_OCTETS : LINE_OCTETS - 1;
    if (Buffer.byteLength((parts[last] ?? '') + character) > room) parts.push(character);
    else parts[last] += character;
  }
  return parts.join('\r\n ');
}
