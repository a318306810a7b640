import type { DiscussionThread, ReplyAnswer } from '@five/shared/community/community.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '../platform/requests/session.ts';
import { connect } from '@five/client/socket';

/**
 * Loads an open discussion again after live events and on every connection, because the server does
 * not repeat missed events.
 */
export function useThreadEvents(reference: string): void {
  const queryClient = useQueryClient();
  const alive = useSession() !== undefined;
  useEffect(() => {
    if (!alive) return;
    const reread = () =>
      void queryClient.invalidateQueries({ queryKey: ['discussions', reference] });
    return connect('/discussions', (socket) => {
      socket.on('connect', reread);
      socket.on('discussion', (event) => event.reference === reference && reread());
    });
  }, [alive, queryClient, reference]);
}

/**
 * Returns the replies to display: the replies at the first render and the player's own replies.
 * `fresh` is the number of other new replies. `release` displays them, so that the layout moves
 * only when the reader presses the button.
 */
export function useBufferedReplies({ replies }: DiscussionThread) {
  const [known, setKnown] = useState(() => namesOf(replies));
  const shown = replies.filter(({ reference, mine }) => mine || known.has(reference));
  return { shown, fresh: replies.length - shown.length, release: () => setKnown(namesOf(replies)) };
}

function namesOf(replies: readonly ReplyAnswer[]): ReadonlySet<string> {
  return new Set(replies.map(({ reference }) => reference));
}
