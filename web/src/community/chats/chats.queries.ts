import type { SendMessageRequest } from '@five/shared/community/chats.requests';
import type { MessageAnswer } from '@five/shared/community/chats.contract';
import type { SeenEvent } from '@five/shared/realtime/topics';
import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { api } from '../../platform/requests/api.ts';
import { nullIfNotFound } from '@five/client/failure';

const MESSAGES_AT_A_TIME = 30;

/** Query of the caller's conversations, the one with the most recent message first. */
export const chatsQuery = (enabled: boolean) =>
  queryOptions({
    queryKey: ['chats', 'list'],
    queryFn: ({ signal }) => api.get('chats', { signal }),
    enabled,
    meta: { personal: true },
  });

/** Query of one conversation; null if the caller has no conversation with this reference. */
export const chatQuery = (reference: string) =>
  queryOptions({
    queryKey: ['chats', reference],
    queryFn: ({ signal }) =>
      api.get('chats/{id}', { path: { id: reference }, signal }).catch(nullIfNotFound),
    meta: { personal: true },
  });

/** Query of the messages of a conversation, newest first; older pages are loaded on request. */
export const messagesQuery = (chat: string) =>
  infiniteQueryOptions({
    queryKey: ['messagings', chat],
    queryFn: ({ pageParam, signal }) => readMessages(chat, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: (last) =>
      last.length < MESSAGES_AT_A_TIME ? undefined : last.at(-1)?.reference,
    meta: { personal: true },
  });

/** Reads the messages of a chat that were sent before the message `before`; empty: the newest. */
function readMessages(chat: string, before: string, signal?: AbortSignal) {
  return api.get('messagings/{chat}', {
    path: { chat },
    query: { before: before || undefined },
    range: [0, MESSAGES_AT_A_TIME - 1],
    signal,
  });
}

/**
 * Opens the conversation with a player, or with reception if no player is given. The same two
 * participants always get the same conversation.
 */
export const openChat = (player?: string) => api.post('chats', { body: player ? { player } : {} });
export const sendMessage = (body: SendMessageRequest) => api.post('messagings', { body });
export const leaveChat = (chat: string) => api.delete('chats/{id}', { path: { id: chat } });
export const markRead = (chat: string, message: string) =>
  api.post('chats/{id}/read', { path: { id: chat }, body: { message } });

/**
 * Adds a received or stored message to the cached messages of its conversation, if there are any,
 * and loads the list of conversations again.
 */
export function addMessage(queryClient: QueryClient, message: MessageAnswer): void {
  queryClient.setQueryData<InfiniteData<MessageAnswer[], string>>(
    messagesQuery(message.chat).queryKey,
    (known) => known && { ...known, pages: withMessage(known.pages, message) },
  );
  void queryClient.invalidateQueries({ queryKey: ['chats'] });
}

/**
 * Loads the newest page of an open conversation and merges it into the cached pages. If no message
 * of that page is cached yet, all pages are loaded again.
 */
export async function readNewest(queryClient: QueryClient, chat: string): Promise<void> {
  const { queryKey } = messagesQuery(chat);
  // A failed request is ignored, because the next event or the next connection loads the messages
  // again.
  const newest = await readMessages(chat, '').catch(() => []);
  const known = queryClient.getQueryData(queryKey)?.pages.flat() ?? [];
  const overlaps = newest.some(({ reference }) => known.some((one) => one.reference === reference));
  if (known.length > 0 && !overlaps) return queryClient.invalidateQueries({ queryKey });
  queryClient.setQueryData<InfiniteData<MessageAnswer[], string>>(
    queryKey,
    (data) => data && { ...data, pages: newest.toReversed().reduce(withMessage, data.pages) },
  );
}

/**
 * In the cache, marks the caller's messages up to and including `message` as read by the other
 * participant.
 */
export function noteSeen(queryClient: QueryClient, { chat, message, seenAt }: SeenEvent): void {
  queryClient.setQueryData<InfiniteData<MessageAnswer[], string>>(
    messagesQuery(chat).queryKey,
    (data) => {
      const from = data?.pages.flat().findIndex(({ reference }) => reference === message) ?? -1;
      if (!data || from < 0) return data;
      let at = 0;
      return {
        ...data,
        pages: data.pages.map((page) =>
          page.map((one) =>
            at++ >= from && one.mine && one.seenAt === null ? { ...one, seenAt } : one,
          ),
        ),
      };
    },
  );
}

function withMessage(pages: MessageAnswer[][], message: MessageAnswer): MessageAnswer[][] {
  const known = pages.some((page) => page.some(({ reference }) => reference === message.reference));
  if (known)
    return pages.map((page) =>
      page.map((one) => (one.reference === message.reference ? message : one)),
    );
  const [newest = [], ...older] = pages;
  return [[message, ...newest], ...older];
}
