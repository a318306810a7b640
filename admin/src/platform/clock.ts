import { addMinutes } from '@five/shared/time/wall-time';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
const EPOCH = '1970-01-01T00:00';

/**
 * Offset of the server's clock in milliseconds, taken from the last response. With it, a wrong
 * local clock causes no wrong countdown.
 */
let aheadMs = 0;

export function syncServerTime(dateHeader: string | null): void {
  const ahead = Date.parse(dateHeader ?? '') - Date.now();
  // An invalid date is ignored: a proxy may omit or rewrite the header.
  if (!Number.isNaN(ahead)) aheadMs = ahead;
}

/** Server time in milliseconds since the epoch. */
function serverNow(): number {
  return Date.now() + aheadMs;
}

/**
 * The server's date in UTC. It is sufficient as the initial month of a calendar, and is never sent
 * to the API.
 */
export function todayUtc(): string {
  return new Date(serverNow()).toISOString().slice(0, 10);
}

/** The server's time in milliseconds since the Unix epoch, updated every `stepMs` milliseconds. */
export function useServerNow(stepMs = MINUTE_MS): number {
  const [time, setTime] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setTime(serverNow()), stepMs);
    return () => clearInterval(timer);
  }, [stepMs]);
  return time;
}

/**
 * Venue wall time from a query, advanced every minute. It does not use the browser's time zone
 * database, which may be outdated. Before any data, the UTC time is used.
 */
export function useWallNow({
  data,
  dataUpdatedAt,
}: {
  data: { now: string } | undefined;
  dataUpdatedAt: number;
}): string {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  // Placeholder data has no `dataUpdatedAt`; it is treated as read just now.
  const [serverWall, readAt] = data ? [data.now, dataUpdatedAt || now] : [EPOCH, 0];
  return addMinutes(serverWall, Math.max(0, Math.floor((now - readAt) / MINUTE_MS)));
}

/**
 * Whole seconds until an instant, rounded up; zero if the instant is past.
 * @param from the current time in milliseconds since the Unix epoch
 */
export function secondsUntil(instant: string, from: number): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - from) / 1000));
}
