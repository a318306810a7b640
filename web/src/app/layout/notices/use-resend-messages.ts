import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUser } from '../../../account/user.queries.ts';
import { UNSENT_KEY, useSession } from '../../../platform/requests/session.ts';
import { localStore } from '@five/client/browser/storage';

/**
 * On any page, sends chat messages that could not be sent before, once their author is signed in
 * again.
 */
export function useResendMessages(): void {
  const queryClient = useQueryClient();
  const token = useSession()?.token;
  const owner = useUser().data?.reference;
  useEffect(() => {
    if (!token || !owner || localStore.read(UNSENT_KEY) === null) return;
    // If the module with the outbox fails to load, the messages stay in the stored queue.
    void import('../../../community/chats/use-outbox.ts').then(
      ({ outboxOf }) => outboxOf(owner, token, queryClient),
      () => undefined,
    );
  }, [token, owner, queryClient]);
}
