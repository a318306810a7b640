import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUser } from '../../account/account.queries.ts';
import { UNSENT_KEY, useSession } from '../../platform/session.ts';
import { localStore } from '../../platform/storage.ts';

/** Unsent messages are sent from any page when their author returns. */
export function useResendMessages(): void {
  const queryClient = useQueryClient();
  const token = useSession()?.token;
  const owner = useUser().data?.reference;
  useEffect(() => {
    if (!token || !owner || localStore.read(UNSENT_KEY) === null) return;
    // If this code fails to load, the messages stay queued.
    void import('../../community/chats/use-outbox.ts').then(
      ({ outboxOf }) => outboxOf(owner, token, queryClient),
      () => undefined,
    );
  }, [token, owner, queryClient]);
}
