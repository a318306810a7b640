import { asciiDigits } from '@five/shared/search/fold';
import { isDate, isTime } from '@five/shared/time/wall-time';

const DAY = /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4})$/;
const HOUR = /^(\d{1,2})(?:\s*[h:.]\s*|\s)(\d{2})$/i;
const BARE_HOUR = /^(\d{1,2}?)(\d{2})?\s*h?$/i;

/**
 * Parses a typed date such as `23/11/2026` to `YYYY-MM-DD`; the format is the same in all
 * languages. Null if the text is not a date.
 */
export function readDay(text: string): string | null {
  const typed = asciiDigits(text).trim();
  const [, day = '', month = '', year = ''] = DAY.exec(typed) ?? [];
  const date = year === '' ? typed : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : null;
}

/** Formats a date as `DD/MM/YYYY` for typed input. */
export function writeDay(date: string): string {
  return date.split('-').toReversed().join('/');
}

/**
 * Parses a time such as `19:00`, `19 h 00`, `19h` or `1900` to `HH:mm`; null if it is not a time.
 */
export function readHour(text: string): string | null {
  const typed = asciiDigits(text).trim();
  const [, hour = '', minutes = '00'] = HOUR.exec(typed) ?? BARE_HOUR.exec(typed) ?? [];
  const time = `${hour.padStart(2, '0')}:${minutes}`;
  return hour !== '' && isTime(time) ? time : null;
}
