import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUser } from '../../account/account.queries.ts';
import { UNSENT_KEY, useSession } from '../../platform/session.ts';
import { device } from '../../platform/storage.ts';

/** Messages that waited when the site was left go out on whatever page their writer comes back to. */
export function useUnsent(): void {
  const queryClient = useQueryClient();
  const token = useSession()?.token;
  const owner = useUser().data?.reference;
  useEffect(() => {
    if (!token || !owner || device.read(UNSENT_KEY) === null) return;
    // Without its code they go on waiting.
    void import('../../community/chats/use-outbox.ts').then(({ outboxOf }) => outboxOf(owner, token, queryClient), () => undefined);
  }, [token, owner, queryClient]);
}
