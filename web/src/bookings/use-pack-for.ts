import { hoursOf, packToUse } from '@five/shared/subscriptions/subscriptions.rules';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../platform/requests/session.ts';
import { ownPacksQuery } from '../subscriptions/subscriptions.queries.ts';

/**
 * Returns the pack whose hours the API would use for a match on this date and of this length; null
 * if there is none.
 */
export function usePackFor({
  date,
  minutes,
}: {
  date: string;
  minutes: number;
}): SubscriptionAnswer | null {
  const { data: packs = [] } = useQuery(ownPacksQuery(Boolean(useSession())));
  return packToUse(packs, hoursOf(minutes), date);
}
