import { useEffect, useState } from 'react';

// Difference between the server's clock and the device's clock in milliseconds. A device clock may
// be hours wrong, but every response of the API contains the server's time.
let offsetMs = 0;

/** Sets the server's time from the `Date` header of a response, which is exact to one second. */
export function syncServerTime(header: string | null): void {
  const serverMs = header ? Date.parse(header) : Number.NaN;
  if (Number.isNaN(serverMs)) return;
  const found = serverMs - Date.now();
  offsetMs = Math.abs(found) < 2000 ? 0 : found;
}

/** Returns the server's current time in milliseconds since 1970. */
export function nowMs(): number {
  return Date.now() + offsetMs;
}

/**
 * Returns the current time in milliseconds, updated every second while `running` is true; null
 * before hydration.
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
