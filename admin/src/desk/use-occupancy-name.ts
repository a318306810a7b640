import type { DeskOccupancy } from '@five/shared/desk/desk.contract';
import { useTypedTranslate } from '../platform/i18n.ts';

/** The name of a block's kind, and the reason of the block. */
export function useOccupancyName({ kind, reason }: DeskOccupancy): {
  kind: string;
  noted: string | null;
} {
  const t = useTypedTranslate();
  return { kind: t(`states.slot.${kind}`), noted: reason };
}
