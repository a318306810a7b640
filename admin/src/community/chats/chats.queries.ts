import type { SendMessageRequest } from '@five/shared/community/chats.requests';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { infiniteListQuery } from '@five/client/infinite-list';
import { nullIfNotFound } from '@five/client/failure';
import { api } from '../../platform/requests/api.ts';

const MESSAGES_AT_A_TIME = 30;

/** Conversations awaiting an answer of reception, longest waiting first. */
export const waitingChatsQuery = () =>
  infiniteListQuery(['chats', 'waiting'], (page) =>
    api.getPage('chats', {
      filter: { kind: 'desk', waiting: true },
      sort: ['waitingSince', 'ASC'],
      ...page,
    }),
  );

/** Conversations with reception that do not wait for an answer, most recent message first. */
export const settledChatsQuery = () =>
  infiniteListQuery(['chats', 'settled'], (page) =>
    api.getPage('chats', {
      filter: { kind: 'desk', waiting: false },
      sort: ['lastAt', 'DESC'],
      ...page,
    }),
  );

/** One conversation; null if no conversation has this reference. */
export const chatQuery = (reference: string) =>
  queryOptions({
    queryKey: ['chats', 'one', reference],
    queryFn: () => api.get('chats/{id}', { path: { id: reference } }).catch(nullIfNotFound),
  });

/** Messages, newest first, with older pages on request. */
export const messagesQuery = (chat: string) =>
  infiniteQueryOptions({
    queryKey: ['messagings', chat],
    queryFn: ({ pageParam }) => readMessages(chat, pageParam),
    initialPageParam: '',
    getNextPageParam: (last) =>
      last.length < MESSAGES_AT_A_TIME ? undefined : last.at(-1)?.reference,
  });

/** Reads the messages of a chat that were sent before the message `before`; empty: the newest. */
const readMessages = (chat: string, before: string) =>
  api.get('messagings/{chat}', {
    path: { chat },
    query: { before: before || undefined },
    range: [0, MESSAGES_AT_A_TIME - 1],
  });

/** Reception's conversation with a player; created if there is none. */
export const openChat = (player: string) =>
  api.post('chats', { body: { player }, idempotencyKey: `desk ${player}` });
export const sendMessage = (input: SendMessageRequest) => api.post('messagings', { body: input });
export const markRead = (chat: string, message: string) =>
  api.post('chats/{id}/read', { path: { id: chat }, body: { message } });
/**
 * Marks a conversation as answered up to `message`, the last message that was shown. Later messages
 * still wait for an answer.
 */
export const settleChat = (chat: string, message: string | undefined) =>
  api.post('chats/{id}/settle', { path: { id: chat }, body: { message } });
