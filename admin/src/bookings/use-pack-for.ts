import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { hoursOf, packToUse } from '@five/shared/subscriptions/subscriptions.rules';
import { useQuery } from '@tanstack/react-query';
import { usablePacksQuery } from '../subscriptions/packs.queries.ts';

/** The customer's pack whose hours can pay for this booking, the one that the API would take; null: none can. */
export function usePackFor({ customer, date, durationMinutes }: BookingAnswer): SubscriptionAnswer | null {
  const { data: packs = [] } = useQuery(usablePacksQuery(customer.reference));
  return packToUse(packs, hoursOf(durationMinutes), date);
}
