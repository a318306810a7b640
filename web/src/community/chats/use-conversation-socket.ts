import type { Payload } from '@five/shared/realtime/topics';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useUserSocket } from '../../platform/requests/user-socket.ts';
import { noteSeen, readNewest } from './chats.queries.ts';
import { useOutbox } from './use-outbox.ts';

/**
 * Time in milliseconds without a typing event after which the partner is no longer shown as typing.
 */
const TYPING_SHOWN_MS = 5000;
/** Minimum time in milliseconds between two typing events that this client sends. */
const TYPING_EMIT_MS = 3000;

/**
 * Keeps an open conversation up to date with live events (messages, read marks, typing), and sends
 * typing events.
 */
export function useConversationSocket(chat: string) {
  const queryClient = useQueryClient();
  const line = useUserSocket();
  const { outbox } = useOutbox();
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    if (!line) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopTyping = () => setTyping(false);
    const follow = {
      message: (event: Payload<'/me', 'message'>) => {
        if (event.chat !== chat) return;
        stopTyping();
        void readNewest(queryClient, chat);
      },
      seen: (event: Payload<'/me', 'seen'>) => event.chat === chat && noteSeen(queryClient, event),
      typing: (event: Payload<'/me', 'typing'>) => {
        if (event.chat !== chat) return;
        clearTimeout(timer);
        setTyping(true);
        timer = setTimeout(stopTyping, TYPING_SHOWN_MS);
      },
    };
    // The newest messages are loaded on every connection. Messages that were sent before this
    // subscription, but after the first loading of the conversation, caused no event here.
    const wake = () => {
      outbox?.retryNow();
      void readNewest(queryClient, chat);
    };
    line
      .on('message', follow.message)
      .on('seen', follow.seen)
      .on('typing', follow.typing)
      .on('connect', wake);
    return () => {
      clearTimeout(timer);
      stopTyping();
      line
        .off('message', follow.message)
        .off('seen', follow.seen)
        .off('typing', follow.typing)
        .off('connect', wake);
    };
  }, [chat, line, outbox, queryClient]);
  return { typing, emitTyping: useEmitTyping(chat) };
}

function useEmitTyping(chat: string): () => void {
  const line = useUserSocket();
  const lastSent = useRef(0);
  return useCallback(() => {
    const now = performance.now();
    if (!line?.connected || now - lastSent.current < TYPING_EMIT_MS) return;
    lastSent.current = now;
    line.emit('typing', { chat }, () => undefined);
  }, [chat, line]);
}
