import type { BodyOf } from '@five/shared/contract/call-types';
import type { LikeRequest } from '@five/shared/community/discussions/discussions.requests';
import type { PlayerAnswer } from '@five/shared/community/community.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../platform/requests/api.ts';
import { nullIfNotFound } from '@five/client/failure';
import { useInfiniteList } from '../platform/requests/infinite-list.ts';

const PLAYERS_AT_A_TIME = 24;
const DISCUSSIONS_AT_A_TIME = 20;
const NAMES_OFFERED = 5;

export type PlayerFilter = Record<'q' | 'position' | 'level' | 'city', string>;

/** Query of the public player list, page by page; an empty filter field matches all players. */
export const usePlayers = (filter: PlayerFilter) =>
  useInfiniteList({ name: 'players', filter, count: PLAYERS_AT_A_TIME });

/** Query of the cities that the filter of the player list offers. */
export const citiesQuery = () =>
  queryOptions({
    queryKey: ['cities'],
    queryFn: async ({ signal }) => citiesOf(await api.get('players', { signal })),
  });

/** Query of a few players whose name contains the text `q`. */
export const namesLikeQuery = (q: string) =>
  queryOptions({
    queryKey: ['players', 'named', q],
    queryFn: ({ signal }) =>
      api.get('players', { filter: q ? { q } : {}, range: [0, NAMES_OFFERED - 1], signal }),
    placeholderData: keepPreviousData,
  });

/** Query of discussions, the one with the most recent reply first. */
export const useDiscussions = (q: string) =>
  useInfiniteList({
    name: 'discussions',
    filter: { q },
    count: DISCUSSIONS_AT_A_TIME,
  });

/**
 * Query of a discussion with its replies, as the caller is allowed to see it; null if there is no
 * discussion with this reference.
 */
export const threadQuery = (reference: string, signedIn: boolean) =>
  queryOptions({
    queryKey: ['discussions', reference, signedIn],
    queryFn: ({ signal }) =>
      api.get('discussions/{id}', { path: { id: reference }, signal }).catch(nullIfNotFound),
    meta: { personal: signedIn },
  });

/**
 * The kind of a post (a discussion, or a reply in a discussion), as the name of its API collection.
 */
export type PostKind = 'discussions' | 'replies';

export const openDiscussion = (body: BodyOf<'POST discussions'>, idempotencyKey: string) =>
  api.post('discussions', { body, idempotencyKey });
export const replyTo = (
  discussion: string,
  body: BodyOf<'POST discussions/{id}/replies'>,
  idempotencyKey: string,
) => api.post('discussions/{id}/replies', { path: { id: discussion }, body, idempotencyKey });
export const like = (kind: PostKind, reference: string, body: LikeRequest) =>
  api.post(`${kind}/{id}/like`, { path: { id: reference }, body });

/** Reports a post, a received message or a player to the reception. */
export const report = (
  kind: PostKind | 'messages' | 'players',
  reference: string,
  reason: string,
) => api.post(`${kind}/{id}/report`, { path: { id: reference }, body: { reason } });
export const block = (player: string) => api.post('players/{id}/block', { path: { id: player } });
export const unblock = (player: string) =>
  api.delete('players/{id}/block', { path: { id: player } });

function citiesOf(players: readonly PlayerAnswer[]): string[] {
  return [...new Set(players.flatMap(({ city }) => (city ? [city] : [])))].sort();
}
