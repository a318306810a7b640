import { queryOptions } from '@tanstack/react-query';
import { api } from '../platform/requests/api.ts';
import { STATIC_DATA_MS } from '../platform/requests/query-client.ts';

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
