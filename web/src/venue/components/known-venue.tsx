import type { VenueAnswer } from '@five/shared/venue/venue.contract';
import type { ReactNode } from 'react';
import { Unread } from '../../platform/unread.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useVenue } from '../venue.queries.ts';

interface Props {
  /** Of the place that is held until the settings are there. */
  height: string;
  /** Says nothing when they did not come, since the part beside it does. */
  silent?: boolean;
  children: (venue: VenueAnswer) => ReactNode;
}

/** A part of a page that the venue's settings fill. */
export function KnownVenue({ height, silent = false, children }: Props) {
  const { data: venue, failed, retry } = useVenue();
  if (venue) return children(venue);
  if (failed) return silent ? null : <Unread onRetry={retry} />;
  return <Skeleton height={height} />;
}
