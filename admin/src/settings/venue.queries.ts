import type { StaffVenueAnswer } from '@five/shared/venue/venue.contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';

/** The settings as an admin writes them: every text in three languages. */
export const editedVenueQuery = () => queryOptions({ queryKey: ['venue', 'edited'], queryFn: () => api.get<StaffVenueAnswer>('venue?texts=all'), staleTime: 0 });
