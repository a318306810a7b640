import { addDays } from '@five/shared/time/wall-time';

/**
 * Returns the night whose reset is due, `YYYY-MM-DD`: the last one that began after the process
 * started. Null if there is none, also for a night that a stopped process missed.
 * @param now wall time of the venue, `YYYY-MM-DDTHH:mm`
 * @param since wall time at which the process started
 * @param time wall time of the reset, `HH:mm`
 */
export function dueReset(now: string, since: string, time: string): string | null {
  const today = now.slice(0, 10);
  const night = now.slice(11) >= time ? today : addDays(today, -1);
  return `${night}T${time}` > since ? night : null;
}
