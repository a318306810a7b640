const MINUTE = 60;
const MINUTES_OF_AN_HOUR = 60;

/** A waiting time in a unit that is easy to read. */
export interface RetryDelay {
  unit: 'waitMoment' | 'waitMinutes' | 'waitHours';
  count: number;
}

/**
 * Converts seconds to whole minutes below an hour and to whole hours beyond. The value is rounded
 * up, so that a retry after that time succeeds. Less than a minute is `waitMoment`.
 */
export function retryDelayOf(seconds: number): RetryDelay {
  const minutes = Math.ceil(seconds / MINUTE);
  if (seconds < MINUTE) return { unit: 'waitMoment', count: 1 };
  return minutes < MINUTES_OF_AN_HOUR
    ? { unit: 'waitMinutes', count: minutes }
    : { unit: 'waitHours', count: Math.ceil(minutes / MINUTES_OF_AN_HOUR) };
}
