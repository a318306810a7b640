import { IsRestoringProvider, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { publicData } from '../platform/public-data.ts';
import { createQueryClient } from '../platform/query-client.ts';
import { pricingsQuery } from '../pricings/pricings.queries.ts';
import { venueQuery } from '../venue/venue.queries.ts';

/** Reads wait until the page is alive and what the server wrote into it is at hand: nothing is asked for twice. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const [waiting, setWaiting] = useState(true);
  useEffect(() => {
    adoptPublicData(queryClient);
    setWaiting(false);
  }, [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <IsRestoringProvider value={waiting}>{children}</IsRestoringProvider>
    </QueryClientProvider>
  );
}

function adoptPublicData(queryClient: QueryClient): void {
  queryClient.setQueryData(venueQuery(false).queryKey, publicData('/api/venue'));
  // A player's own answer says more (the bank account): it is asked for again at once.
  queryClient.setQueryData(venueQuery(true).queryKey, publicData('/api/venue'), { updatedAt: 0 });
  queryClient.setQueryData(pricingsQuery().queryKey, publicData('/api/pricings'));
}
