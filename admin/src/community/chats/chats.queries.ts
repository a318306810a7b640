import type { ChatAnswer, MessageAnswer, SendMessageInput } from '@five/shared/community/chats.contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { HttpError } from 'ra-core';
import { api, listPath } from '../../platform/api.ts';

const MESSAGES_AT_A_TIME = 30;
const MOST_CHATS = 100;

/** All that are held with the desk, the one last spoken in first. */
export const deskChatsQuery = () => queryOptions({ queryKey: ['chats', 'list'], queryFn: () => api.get<ChatAnswer[]>(listPath('chats', { kind: 'desk' }, MOST_CHATS - 1)) });

/** One of them; null where there is none of this reference. */
export const chatQuery = (reference: string) =>
  queryOptions({
    queryKey: ['chats', 'one', reference],
    queryFn: () =>
      api.get<ChatAnswer>(`chats/${encodeURIComponent(reference)}`).catch((error: unknown) => {
        if (error instanceof HttpError && error.status === 404) return null;
        throw error;
      }),
  });

/** What was said, the newest first, and on request what was said before. */
export const messagesQuery = (chat: string) =>
  infiniteQueryOptions({
    queryKey: ['messagings', chat],
    queryFn: ({ pageParam }) => api.get<MessageAnswer[]>(messagesPath(chat, pageParam)),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length < MESSAGES_AT_A_TIME ? undefined : last.at(-1)?.reference),
  });

function messagesPath(chat: string, before: string): string {
  return `messagings/${encodeURIComponent(chat)}?${new URLSearchParams({ range: JSON.stringify([0, MESSAGES_AT_A_TIME - 1]), ...(before && { before }) })}`;
}

export const sendMessage = (input: SendMessageInput) => api.post<MessageAnswer>('messagings', input);
export const markRead = (chat: string, message: string) => api.post<ChatAnswer>(`chats/${encodeURIComponent(chat)}/read`, { message });
/** Up to the message that was last on screen: what came meanwhile still waits. */
export const settleChat = (chat: string, message: string | undefined) => api.post<ChatAnswer>(`chats/${encodeURIComponent(chat)}/settle`, { message });
