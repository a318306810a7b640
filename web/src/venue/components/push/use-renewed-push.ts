import { useEffect } from 'react';
import { useSession } from '../../../platform/requests/session.ts';
import { useVenue } from '../../venue.queries.ts';

/**
 * Renews a subscription that the browser has ended by itself. Its script is loaded only where
 * messages are permitted.
 */
export function useRenewedPush(): void {
  const pushKey = useVenue().data?.pushKey;
  const token = useSession()?.token;
  useEffect(() => {
    if (pushKey && token && 'Notification' in window && Notification.permission === 'granted')
      void renew(pushKey);
  }, [pushKey, token]);
}

/** A failure is no fault of the page: the next one tries again. */
const renew = (pushKey: string): Promise<void> =>
  import('../../../platform/requests/push.ts')
    .then(({ renewPush }) => renewPush(pushKey))
    .catch(() => undefined);
