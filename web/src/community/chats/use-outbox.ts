import type { UnsentMessage } from '@five/shared/community/unsent.rules';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useUser } from '../../account/user.queries.ts';
import { session, useSession } from '../../platform/requests/session.ts';
import { addMessage, sendMessage } from './chats.queries.ts';
import { Outbox } from './outbox.ts';

/**
 * The outbox is a variable of the module, so that sending continues while the player visits other
 * pages.
 */
let current: { owner: string; token: string; outbox: Outbox } | undefined;

const NO_MESSAGES: readonly UnsentMessage[] = [];
const noSubscription = {
  subscribe: () => () => undefined,
  all: () => NO_MESSAGES,
  stuck: () => false,
};

/**
 * Returns the outbox of the signed-in account and its messages; the outbox is undefined until the
 * account is loaded.
 */
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

/** Returns the outbox of an account, which sends messages from any page. */
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
