import { queryOptions } from '@tanstack/react-query';
import { api } from '../platform/requests/api.ts';

export const readEditedVenue = () => api.get('venue', { texts: 'all' });

/**
 * The settings with their texts in all languages, for the admin's form. They are not refetched
 * while the form is open, because that would reset the input.
 */
export const editedVenueQuery = () =>
  queryOptions({
    queryKey: ['venue', 'edited'],
    queryFn: readEditedVenue,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
