import { addMinutes } from '@five/shared/time/wall-time';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
const EPOCH = '1970-01-01T00:00';

/** How far the server's clock is ahead of this machine's, from the last answer: a wrong clock at the desk shows no wrong countdown. */
let aheadMs = 0;

export function hearServerTime(dateHeader: string | null): void {
  const ahead = Date.parse(dateHeader ?? '') - Date.now();
  if (!Number.isNaN(ahead)) aheadMs = ahead; // a proxy may leave it out, or write it otherwise
}

/** Milliseconds since the epoch, by the server. */
function serverNow(): number {
  return Date.now() + aheadMs;
}

/** The date by the server's clock in UTC: near enough to open a calendar at, and never what is sent. */
export function nearToday(): string {
  return new Date(serverNow()).toISOString().slice(0, 10);
}

/** The server's time, again every `stepMs`. */
export function useServerNow(stepMs = MINUTE_MS): number {
  const [time, setTime] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setTime(serverNow()), stepMs);
    return () => clearInterval(timer);
  }, [stepMs]);
  return time;
}

/**
 * The venue's wall, as a read told it, carried on minute by minute: no zone is asked, this machine's may be out of date.
 * While nothing is told yet it is the hour in UTC, near enough for a first drawing.
 */
export function useWallNow({ data, dataUpdatedAt }: { data: { now: string } | undefined; dataUpdatedAt: number }): string {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  // What stands in for a read on its way was told a moment ago, though of that read nothing was.
  const [told, heardAt] = data ? [data.now, dataUpdatedAt || now] : [EPOCH, 0];
  return addMinutes(told, Math.max(0, Math.floor((now - heardAt) / MINUTE_MS)));
}

/** Whole seconds until an instant; zero when it is past. */
export function secondsUntil(instant: string, from: number): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - from) / 1000));
}
