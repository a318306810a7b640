import { addMinutes } from '@five/shared/time/wall-time';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
const EPOCH = '1970-01-01T00:00';
/** The `Date` header is exact to one second, and the response takes time. */
const TOLERANCE_MS = 2000;

// Difference between the server's clock and the device's clock in milliseconds. A device clock may
// be hours wrong, but every response of the API contains the server's time.
let offsetMs = 0;

/**
 * Sets the server's time from the `Date` header of a response. A smaller difference than the
 * tolerance counts as none, so that a countdown does not jump with every response. A header that a
 * proxy has removed or changed is ignored.
 */
export function syncServerTime(header: string | null): void {
  const serverMs = header ? Date.parse(header) : Number.NaN;
  if (Number.isNaN(serverMs)) return;
  const found = serverMs - Date.now();
  offsetMs = Math.abs(found) < TOLERANCE_MS ? 0 : found;
}

/** Returns the server's current time in milliseconds since 1970. */
export function nowMs(): number {
  return Date.now() + offsetMs;
}

/**
 * The server's date in UTC. It is sufficient as the initial month of a calendar, and is never sent
 * to the API.
 */
export function todayUtc(): string {
  return new Date(nowMs()).toISOString().slice(0, 10);
}

/**
 * Returns the server's time in milliseconds since 1970, updated every second while `running` is
 * true; null before hydration.
 */
export function useNow(running = true): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (!running) return;
    const update = () => setNow(nowMs());
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}

/** The server's time in milliseconds since 1970, updated every `stepMs` milliseconds. */
export function useServerNow(stepMs = MINUTE_MS): number {
  const [time, setTime] = useState(nowMs);
  useEffect(() => {
    const timer = setInterval(() => setTime(nowMs()), stepMs);
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
 * @param from the current time in milliseconds since 1970
 */
export function secondsUntil(instant: string, from: number): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - from) / 1000));
}
