/** One entry of a calendar file. */
export interface CalendarEvent {
  id: string;
  /**
   * Time of the last change of the entry, not of the request. An unchanged entry therefore has the
   * same lines in every file.
   */
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
  /** Page of the entry. */
  url: string;
}

/** The venue as the organizer of its entries, which RFC 5546 requires. */
export interface Organizer {
  name: string;
  email: string;
}

const READ_AGAIN = 'PT1H';
/** An alarm rings this long before the start, which leaves time for the way. */
const ALARM_BEFORE = 'PT2H';
const LINE_OCTETS = 75; // Maximum octets of a line (RFC 5545, 3.1).

/**
 * An iCalendar file (RFC 5545) with one event, or a named feed of several. Instants are in UTC,
 * which every program interprets alike. The file of one cancelled event asks programs to remove it.
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  { organizer, name = null }: { organizer: Organizer; name?: string | null },
): string {
  const isCancellation =
    name === null && events.length > 0 && events.every(({ status }) => status === 'CANCELLED');
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
    `PRODID:-//${escape(organizer.name)}//Bookings//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancellation ? 'CANCEL' : 'PUBLISH'}`,
    ...head,
    ...events.flatMap((event) => linesOf(event, organizer)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function linesOf(event: CalendarEvent, organizer: Organizer): string[] {
  const { id, stamp, sequence, start, end, status, summary, location, description, url } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${utc(stamp)}`,
    `LAST-MODIFIED:${utc(stamp)}`,
    `SEQUENCE:${sequence}`,
    ...(start && end ? [`DTSTART:${utc(start)}`, `DTEND:${utc(end)}`] : []),
    `STATUS:${status}`,
    `ORGANIZER;CN="${quoted(organizer.name)}":mailto:${encodeURI(organizer.email)}`,
    `SUMMARY:${escape(summary)}`,
    `LOCATION:${escape(location)}`,
    `DESCRIPTION:${escape(description)}`,
    `URL:${url}`,
    ...(start && status !== 'CANCELLED' ? alarmOf(summary) : []),
    'END:VEVENT',
  ];
}

const alarmOf = (summary: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:-${ALARM_BEFORE}`,
  `DESCRIPTION:${escape(summary)}`,
  'END:VALARM',
];

const utc = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '');

/** Control characters, which no content line may contain (RFC 5545, 3.1). */
const CONTROLS = /\p{Cc}/gu;

/** Escapes a text value (RFC 5545, 3.3.11). */
const escape = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(CONTROLS, ' ');

/** Encodes the quoted value of a parameter (RFC 6868). */
const quoted = (text: string): string =>
  text.replace(/\^/g, '^^').replace(/"/g, "^'").replace(CONTROLS, ' ');

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
