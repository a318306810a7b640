import { useEffect, useState } from 'react';

// A phone's clock may be hours off; the venue's own goes with every answer of its API.
let offsetMs = 0;

/** Learns the server's time from the `Date` header of an answer, which is exact to a second. */
export function learnServerTime(header: string | null): void {
  const serverMs = header ? Date.parse(header) : Number.NaN;
  if (Number.isNaN(serverMs)) return;
  const found = serverMs - Date.now();
  offsetMs = Math.abs(found) < 2000 ? 0 : found;
}

/** The server's present, in milliseconds since 1970. */
export function nowMs(): number {
  return Date.now() + offsetMs;
}

/** The present, told again every second while `running`; null before the page is alive. */
export function useNow(running = true): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (!running) return;
    const tell = () => setNow(nowMs());
    tell();
    const timer = setInterval(tell, 1000);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
