const MINUTE = 60;
const MINUTES_OF_AN_HOUR = 60;

/** How long to wait, as people say it. */
export interface Wait {
  unit: 'waitMoment' | 'waitMinutes' | 'waitHours';
  count: number;
}

/** In whole minutes below an hour, beyond that in whole hours; rounded up, so that who waits as long is let in. Less than a minute is a moment. */
export function waitOf(seconds: number): Wait {
  const minutes = Math.ceil(seconds / MINUTE);
  if (seconds < MINUTE) return { unit: 'waitMoment', count: 1 };
  return minutes < MINUTES_OF_AN_HOUR ? { unit: 'waitMinutes', count: minutes } : { unit: 'waitHours', count: Math.ceil(minutes / MINUTES_OF_AN_HOUR) };
}
