import { wallOfInstant, zoneOf } from '@five/shared/time/venue-clock';
import { dateOfWall } from '@five/shared/time/wall-time';
import { useState } from 'react';
import { nowMs } from '../platform/clock.ts';
import { useVenue } from '../venue/venue.queries.ts';

/** Reads the venue's calendar day, wherever the reader is; as the page was opened. */
export function useToday(): () => string {
  const wallNow = useWallNow();
  return () => dateOfWall(wallNow());
}

/** The same with the hour. To be called once it is needed: before the venue is there it opens the browser's zone data, which holds a phone for 30 ms. */
export function useWallNow(): () => string {
  const [opened] = useState(nowMs);
  const { data: venue } = useVenue();
  return () => wallOfInstant(new Date(opened), zoneOf(venue));
}
