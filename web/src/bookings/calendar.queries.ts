import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../platform/requests/api.ts';

/** Query of the URL of the player's calendar feed; null if the player has created none. */
export const calendarFeedQuery = () =>
  queryOptions({
    queryKey: ['calendar feed'],
    queryFn: ({ signal }) => api.get('calendar_feed', { signal }),
    meta: { personal: true },
  });

export function useRenewFeed() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.post('calendar_feed'),
    onSuccess: ({ data }) => queryClient.setQueryData(calendarFeedQuery().queryKey, data),
  });
}

export function useEndFeed() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete('calendar_feed'),
    onSuccess: () => queryClient.setQueryData(calendarFeedQuery().queryKey, null),
  });
}
