import type { VenueAnswer } from '@five/shared/venue/venue.contract';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { useVenue } from '../venue.queries.ts';

interface Props {
  /**
   * Height of the placeholder that is shown until the venue's settings are loaded, as a CSS length.
   */
  height: string;
  /** Whether nothing is shown after a failure, because another part of the page shows the error. */
  silent?: boolean;
  children: (venue: VenueAnswer) => ReactNode;
}

/** Renders a part of a page that needs the venue's settings. */
export function WithVenue({ height, silent = false, children }: Props) {
  const { data: venue, failed, retry } = useVenue();
  if (venue) return children(venue);
  if (failed) return silent ? null : <LoadFailed onRetry={retry} />;
  return <Skeleton height={height} />;
}
