import { canPay, hoursOf } from '@five/shared/subscriptions/subscriptions.rules';
import { spanMinutes } from '@five/shared/time/wall-time';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../platform/session.ts';
import { activePackQuery } from '../subscriptions/subscriptions.queries.ts';
import type { Choice } from './board.ts';

/** Whether hours of the player's own pack can pay for what is chosen. */
export function usePackFor({ slot, endTime }: Choice): boolean {
  const { data: pack } = useQuery(activePackQuery(Boolean(useSession())));
  return Boolean(pack && canPay(pack, hoursOf(spanMinutes(slot.startTime, endTime)), slot.date));
}
