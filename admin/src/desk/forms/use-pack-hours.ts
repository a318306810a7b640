import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { canPay, packToUse } from '@five/shared/subscriptions/subscriptions.rules';
import { useQuery } from '@tanstack/react-query';
import { usablePacksQuery } from '../../subscriptions/packs.queries.ts';

/**
 * `most`: the maximum number of hours that one pack of the customer can pay on a day, 0 without a
 * usable pack. `used`: the pack that the API would use for `hours` hours, null if no pack can pay
 * them.
 */
export function usePackHours(
  customer: string | null,
  date: string,
  hours: number,
): { most: number; used: SubscriptionAnswer | null } {
  const { data = [] } = useQuery({
    ...usablePacksQuery(customer ?? ''),
    enabled: customer !== null,
  });
  const packs = customer === null ? [] : data;
  return {
    most: Math.max(
      0,
      ...packs.filter((pack) => canPay(pack, 1, date)).map(({ remainingHours }) => remainingHours),
    ),
    used: packToUse(packs, hours, date),
  };
}
