import { hoursOf, packToUse } from '@five/shared/subscriptions/subscriptions.rules';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../platform/session.ts';
import { ownPacksQuery } from '../subscriptions/subscriptions.queries.ts';

/** The player's own pack whose hours can pay for a match of that day and length, the one that the API would take; null: none can. */
export function usePackFor({ date, minutes }: { date: string; minutes: number }): SubscriptionAnswer | null {
  const { data: packs = [] } = useQuery(ownPacksQuery(Boolean(useSession())));
  return packToUse(packs, hoursOf(minutes), date);
}
