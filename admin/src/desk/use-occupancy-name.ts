import type { DeskOccupancy } from '@five/shared/desk/desk.contract';
import { useSay } from '../platform/i18n.ts';

/** What a pitch is taken by, and what was noted of it. */
export function useOccupancyName({ kind, reason }: DeskOccupancy): { kind: string; noted: string | null } {
  const say = useSay();
  return { kind: say(`states.slot.${kind}`), noted: reason };
}
