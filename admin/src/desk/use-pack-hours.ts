import { canPay } from '@five/shared/subscriptions/subscriptions.rules';
import { useQuery } from '@tanstack/react-query';
import { usablePacksQuery } from '../subscriptions/packs.queries.ts';

/** The most hours that one pack of a customer can pay on a day; 0 without a pack, and for nobody. */
export function usePackHours(customer: string | null, date: string): number {
  const { data: packs = [] } = useQuery({ ...usablePacksQuery(customer ?? ''), enabled: customer !== null });
  if (customer === null) return 0;
  return Math.max(0, ...packs.filter((pack) => canPay(pack, 1, date)).map(({ remainingHours }) => remainingHours));
}
