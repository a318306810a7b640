import { wallOfInstant, zoneOf } from '@five/shared/time/venue-clock';
import { dateOfWall } from '@five/shared/time/wall-time';
import { useState } from 'react';
import { nowMs } from '../platform/clock.ts';
import { useVenue } from '../venue/venue.queries.ts';

/** The venue's calendar day, wherever the reader is; as the page was opened. */
export function useToday(): string {
  return dateOfWall(useWallNow());
}

/** The same with the hour. */
export function useWallNow(): string {
  const [opened] = useState(nowMs);
  const { data: venue } = useVenue();
  return wallOfInstant(new Date(opened), zoneOf(venue));
}
