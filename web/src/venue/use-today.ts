import { wallOfInstant, zoneOf } from '@five/shared/time/venue-clock';
import { dateOfWall } from '@five/shared/time/wall-time';
import { useState } from 'react';
import { nowMs } from '@five/client/clock';
import { useVenue } from './venue.queries.ts';

/** Returns a function for the venue's calendar date at the time when the page was opened. */
export function useToday(): () => string {
  const wallNow = useWallNow();
  return () => dateOfWall(wallNow());
}

/**
 * Returns a function for the venue's date and time when the page was opened. Call this function
 * only when needed: before the venue is loaded, it initializes the browser's zone data, which
 * blocks a phone for 30 ms.
 */
export function useWallNow(): () => string {
  const [opened] = useState(nowMs);
  const { data: venue } = useVenue();
  return () => wallOfInstant(new Date(opened), zoneOf(venue));
}
