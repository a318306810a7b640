import type { DeskOccupancy } from '@five/shared/desk/desk.contract';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';

/**
 * The name of the kind, such as 'block' or 'match', and the reason of a period that is taken
 * without a booking.
 */
export function useOccupancyName({ kind, reason }: DeskOccupancy): {
  kind: string;
  noted: string | null;
} {
  const t = useTypedTranslate();
  return { kind: t(`states.slot.${kind}`), noted: reason };
}
