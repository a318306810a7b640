import { queryOptions } from '@tanstack/react-query';
import { api, STATIC_DATA_MS } from '../platform/requests/api.ts';

export const pricingsQuery = () =>
  queryOptions({
    queryKey: ['pricings'],
    queryFn: ({ signal }) => api.get('pricings', { signal }),
    staleTime: STATIC_DATA_MS,
  });

export const addonsQuery = () =>
  queryOptions({
    queryKey: ['addons'],
    queryFn: ({ signal }) => api.get('addons', { signal }),
    staleTime: STATIC_DATA_MS,
  });
