import { addDays, addMonths, weekdayOf } from '@five/shared/time/wall-time';

/**
 * The weeks of a date's month, Monday first. They are complete, so they include days of the
 * adjacent months.
 */
export function weeksOf(date: string): string[][] {
  const first = firstOfMonth(date);
  const next = addMonths(first, 1);
  const weeks: string[][] = [];
  for (
    let monday = addDays(first, 1 - weekdayOf(first));
    monday < next;
    monday = addDays(monday, 7)
  ) {
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(monday, day)));
  }
  return weeks;
}

function firstOfMonth(date: string): string {
  return `${date.slice(0, 7)}-01`;
}

/**
 * The day to which a key moves, or null if the key moves to no day; horizontal keys follow the
 * reading direction.
 */
export function dayByKey(date: string, key: string, rightToLeft: boolean): string | null {
  const after = rightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return addDays(date, after);
    case 'ArrowLeft':
      return addDays(date, -after);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'PageDown':
      return addMonths(date, 1);
    case 'PageUp':
      return addMonths(date, -1);
    default:
      return null;
  }
}
