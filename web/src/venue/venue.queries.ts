import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, STATIC_DATA_MS } from '../platform/requests/api.ts';
import { useResult } from '../platform/requests/use-result.ts';

/**
 * Query of the venue's settings. The public settings are embedded in every page; those with the
 * bank account are loaded for signed-in users who need it.
 */
export const venueQuery = (withAccount: boolean) =>
  queryOptions({
    queryKey: ['venue', { withAccount }],
    queryFn: ({ signal }) => api.get('venue', { signal }),
    staleTime: STATIC_DATA_MS,
  });

export function useVenue() {
  return useResult(venueQuery(false));
}

/**
 * Whether mails of the venue leave the server. If not (`files`: mails are only written to files on
 * the server), no page may claim that a mail was sent.
 */
export function useMailsArrive(): boolean {
  return useVenue().data?.mail !== 'files';
}

/** Query of the terms and privacy policy that the venue wrote. */
export const policiesQuery = () =>
  queryOptions({
    queryKey: ['venue', 'policies'],
    queryFn: ({ signal }) => api.get('venue/policies', { signal }),
    staleTime: STATIC_DATA_MS,
  });

/** Returns the venue's name; the default name of the site until the settings are loaded. */
export function useVenueName(): string {
  const { t } = useTranslation();
  return useVenue().data?.name ?? t('brand');
}

export const pitchesQuery = () =>
  queryOptions({
    queryKey: ['pitches'],
    queryFn: ({ signal }) => api.get('pitches', { signal }),
    staleTime: STATIC_DATA_MS,
  });
