import type { StaffVenueAnswer } from '@five/shared/venue/venue.contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';

export const readEditedVenue = () => api.get<StaffVenueAnswer>('venue?texts=all');

/** The settings as an admin writes them: every text in three languages. Read when the form is opened and not while it is filled in, which would take back what was typed. */
export const editedVenueQuery = () =>
  queryOptions({ queryKey: ['venue', 'edited'], queryFn: readEditedVenue, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false });
