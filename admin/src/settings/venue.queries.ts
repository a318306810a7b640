import type { StaffVenueAnswer } from '@five/shared/venue/venue.contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';

export const readEditedVenue = () => api.get<StaffVenueAnswer>('venue?texts=all');

/**
 * The settings with texts in all languages, as an admin edits them. Not refetched while the form is
 * open, which would reset the input.
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
