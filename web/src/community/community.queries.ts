import type { DiscussionAnswer, DiscussionThread } from '@five/shared/community/discussions.contract';
import type { PlayerAnswer } from '@five/shared/community/players.contract';
import { queryOptions } from '@tanstack/react-query';
import { api, ApiFailure } from '../platform/api.ts';
import { useListPages } from '../platform/list-pages.ts';

const PLAYERS_AT_A_TIME = 24;
const DISCUSSIONS_AT_A_TIME = 20;

/** Those who chose to be seen; a position or '' for any. */
export const usePlayers = (q: string, position: string) => useListPages<PlayerAnswer>({ name: 'players', filter: { q, position }, count: PLAYERS_AT_A_TIME });

/** The threads, the one last spoken in first. */
export const useDiscussions = (q: string) => useListPages<DiscussionAnswer>({ name: 'discussions', filter: { q }, count: DISCUSSIONS_AT_A_TIME });

/** A thread with its replies; null where there is none of this reference. */
export const threadQuery = (reference: string) =>
  queryOptions({
    queryKey: ['discussions', reference],
    queryFn: ({ signal }) => api.get<DiscussionThread>(`discussions/${encodeURIComponent(reference)}`, { signal }).catch(missing),
  });

function missing(error: unknown): null {
  if (error instanceof ApiFailure && error.status === 404) return null;
  throw error;
}
