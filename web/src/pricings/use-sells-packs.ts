import { useResult } from '../platform/requests/use-result.ts';
import { useToday } from '../venue/use-today.ts';
import { hasPacks } from './price-table.ts';
import { pricingsQuery } from './pricings.queries.ts';

/** Whether the venue sells packs of hours; assumed until its prices are known. */
export function useSellsPacks(): boolean {
  const today = useToday();
  const { data: pricings } = useResult(pricingsQuery());
  return pricings === undefined || hasPacks(pricings, today());
}
