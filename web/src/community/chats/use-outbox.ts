import type { UnsentMessage } from '@five/shared/community/unsent.rules';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useUser } from '../../account/account.queries.ts';
import { session, useSession } from '../../platform/session.ts';
import { addMessage, sendMessage } from './chats.queries.ts';
import { Outbox } from './outbox.ts';

/** Module level: sending continues while the player visits other pages. */
let current: { owner: string; token: string; outbox: Outbox } | undefined;

const NO_MESSAGES: readonly UnsentMessage[] = [];
const noSubscription = {
  subscribe: () => () => undefined,
  all: () => NO_MESSAGES,
  stuck: () => false,
};

/** The outbox of the signed-in account, once it is known, and its messages. */
export function useOutbox() {
  const queryClient = useQueryClient();
  const token = useSession()?.token;
  const owner = useUser().data?.reference;
  const outbox = useMemo(
    () => (token && owner ? outboxOf(owner, token, queryClient) : undefined),
    [token, owner, queryClient],
  );
  const unsent = useSyncExternalStore(
    (outbox ?? noSubscription).subscribe,
    (outbox ?? noSubscription).all,
    noSubscription.all,
  );
  return { outbox, unsent, stuck: (outbox ?? noSubscription).stuck() };
}

/** The outbox of this account; it sends from any page. */
export function outboxOf(owner: string, token: string, queryClient: QueryClient): Outbox {
  if (current?.owner === owner && current.token === token) return current.outbox;
  current?.outbox.stop();
  const send = async ({ chat, message, clientId }: UnsentMessage) =>
    addMessage(queryClient, (await sendMessage({ chat, message, clientId })).data);
  current = {
    owner,
    token,
    outbox: new Outbox({ owner, send, alive: () => session()?.token === token }),
  };
  return current.outbox;
}
