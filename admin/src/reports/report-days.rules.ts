import { addDays } from '@five/shared/time/wall-time';

/** A period; both days are inclusive. */
export interface Days {
  from: string;
  to: string;
}

/** The previous calendar month, for bookkeeping. */
export function monthBefore(today: string): Days {
  const to = addDays(`${today.slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}
