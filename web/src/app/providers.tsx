import type { AvailabilityDay } from '@five/shared/slots/slots.contract';
import { OPTIONAL_PAGES } from '@five/shared/venue/pages/optional-pages.rules';
import { IsRestoringProvider, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import { availabilityQuery } from '../bookings/bookings.queries.ts';
import { HiddenPages, hiddenAtStart } from '../platform/page/hidden-pages.ts';
import { publicData } from '../platform/requests/public-data.ts';
import { SessionProvider, useStoredSession, type Session } from '../platform/requests/session.ts';
import { createQueryClient } from '@five/client/query-client';
import { scheduleIdle } from '../platform/page/idle-queue.ts';
import { addonsQuery, pricingsQuery } from '../pricings/pricings.queries.ts';
import { academyQuery } from '../venue/academy.queries.ts';
import { partnersQuery, promosQuery } from '../venue/content.queries.ts';
import { mediasQuery } from '../venue/medias/medias.queries.ts';
import { tournamentsQuery } from '../venue/tournaments/tournaments.queries.ts';
import { pitchesQuery, policiesQuery, useVenue, venueQuery } from '../venue/venue.queries.ts';

/** Time in milliseconds after which data is outdated, unless its query sets another time. */
const FRESH_MS = 60_000;

/**
 * Provides the query cache and the session. Queries stay paused until hydration has finished and
 * the cache contains the data embedded in the page. Embedded data is therefore not requested again.
 */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => createQueryClient(FRESH_MS));
  const [waiting, setWaiting] = useState(true);
  const session = useStoredSession();
  useEffect(() => {
    if (!waiting) return;
    return scheduleIdle(() => {
      seedPublicData(queryClient);
      // A transition splits the render into small parts; a single blocking render would take 250 ms
      // on a slow phone.
      startTransition(() => setWaiting(false));
    });
  }, [queryClient, waiting]);
  useClearCacheOnSignOut(queryClient, session);
  return (
    <SessionProvider value={session}>
      <QueryClientProvider client={queryClient}>
        <IsRestoringProvider value={waiting}>
          <KnownHiddenPages>{children}</KnownHiddenPages>
        </IsRestoringProvider>
      </QueryClientProvider>
    </SessionProvider>
  );
}

function KnownHiddenPages({ children }: { children: ReactNode }) {
  const [atStart] = useState(hiddenAtStart);
  const { data: venue } = useVenue();
  const since = venue?.hiddenPages;
  const hidden = useMemo(
    () => OPTIONAL_PAGES.filter((page) => atStart.includes(page) || since?.includes(page)),
    [atStart, since],
  );
  return <HiddenPages value={hidden}>{children}</HiddenPages>;
}

/**
 * Clears personal data from the query cache when the account changes, so that the next account on
 * this device does not see it.
 */
function useClearCacheOnSignOut(
  queryClient: QueryClient,
  session: Session | null | undefined,
): void {
  const token = session?.token;
  useEffect(() => {
    if (!token) return;
    return () =>
      void queryClient.resetQueries({ predicate: ({ meta }) => meta?.personal === true });
  }, [token, queryClient]);
}

function seedPublicData(queryClient: QueryClient): void {
  const [today] = publicData<AvailabilityDay[]>('/api/availability') ?? [];
  queryClient.setQueryData(availabilityQuery().queryKey, today);
  queryClient.setQueryData(venueQuery(false).queryKey, publicData('/api/venue'));
  queryClient.setQueryData(policiesQuery().queryKey, publicData('/api/venue/policies'));
  queryClient.setQueryData(pricingsQuery().queryKey, publicData('/api/pricings'));
  queryClient.setQueryData(addonsQuery().queryKey, publicData('/api/addons'));
  queryClient.setQueryData(pitchesQuery().queryKey, publicData('/api/pitches'));
  queryClient.setQueryData(partnersQuery().queryKey, publicData('/api/partners'));
  queryClient.setQueryData(promosQuery().queryKey, publicData('/api/promos'));
  queryClient.setQueryData(academyQuery().queryKey, publicData('/api/academy'));
  // The page embeds only the first items of the media library, so the whole library is fetched
  // immediately.
  queryClient.setQueryData(mediasQuery().queryKey, publicData('/api/medias'), { updatedAt: 0 });
  queryClient.setQueryData(tournamentsQuery().queryKey, publicData('/api/tournaments'), {
    updatedAt: 0,
  });
}
