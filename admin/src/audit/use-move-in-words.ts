import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { useFormat } from '../platform/texts/use-format.ts';
import { usePitchName } from '../platform/texts/use-names.ts';
import type { Change, Move, MovePlace } from './changes.rules.ts';

/**
 * A move as two lines of text: old and new date, time and pitch; then the new price, or that the
 * price did not change.
 */
export function useMoveInWords(): (move: Move) => Change[] {
  const t = useTypedTranslate();
  const { dateAt, hour, money } = useFormat();
  const pitchName = usePitchName();
  const placed = ({ pitch, start, end }: MovePlace) => {
    const [from, to] = [timeOfWall(start), end === null ? null : timeOfWall(end)];
    const span = to === null ? hour(from) : `${hour(from)}\u00a0–\u00a0${hour(to)}`;
    return `${dateAt(dateOfWall(start), from)} · ${span} · \u2068${pitchName(pitch)}\u2069`;
  };
  const priced = ({ outcome, fromCents, toCents }: NonNullable<Move['price']>) => {
    if (outcome === 'changed') return [money(fromCents), money(toCents)];
    return [t(`audit.price_${outcome}`, { amount: money(toCents) })];
  };
  return ({ from, to, price }) => [
    { name: t('audit.moved'), steps: [placed(from), placed(to)], ownLine: true },
    ...(price === null
      ? []
      : [{ name: t('changed.totalCents'), steps: priced(price), ownLine: true as const }]),
  ];
}
