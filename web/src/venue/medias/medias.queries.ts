import type { MediaAnswer } from '@five/shared/venue/content.contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

const RARELY_CHANGED_MS = 10 * 60_000;

/** The library in the order that the venue gave it. */
export const mediasQuery = () =>
  queryOptions({
    queryKey: ['medias'],
    queryFn: ({ signal }) => api.get<MediaAnswer[]>('medias', { signal }),
    staleTime: RARELY_CHANGED_MS,
    select: (medias) => medias.toSorted((one, other) => one.position - other.position),
  });
