import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { hoursOf, packToUse } from '@five/shared/subscriptions/subscriptions.rules';
import { useQuery } from '@tanstack/react-query';
import { usablePacksQuery } from '../../subscriptions/packs.queries.ts';

/** The pack whose hours the API would use for this booking; null if the API would find none. */
export function usePackFor({
  customer,
  date,
  durationMinutes,
}: BookingAnswer): SubscriptionAnswer | null {
  const { data: packs = [] } = useQuery(usablePacksQuery(customer.reference));
  return packToUse(packs, hoursOf(durationMinutes), date);
}
