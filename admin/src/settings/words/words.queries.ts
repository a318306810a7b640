import type { WordBlockRequest } from '@five/shared/venue/words/words.requests';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/requests/api.ts';

/**
 * The texts that the venue can replace. They are not refetched while the page is open, because that
 * would reset the input.
 */
export const wordsQuery = () =>
  queryOptions({
    queryKey: ['words'],
    queryFn: () => api.get('words'),
    staleTime: Infinity,
    gcTime: 0,
  });

export const saveWords = (words: WordBlockRequest[]) => api.put('words', { body: { words } });
