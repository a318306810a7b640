import { queryOptions } from '@tanstack/react-query';
import { api, STATIC_DATA_MS } from '../../platform/requests/api.ts';

/** Query of the media library, in the order that the venue chose. */
export const mediasQuery = () =>
  queryOptions({
    queryKey: ['medias'],
    queryFn: ({ signal }) => api.get('medias', { signal }),
    staleTime: STATIC_DATA_MS,
    select: (medias) => medias.toSorted((one, other) => one.position - other.position),
  });
