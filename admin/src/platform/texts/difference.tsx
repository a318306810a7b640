import { useTypedTranslate } from './i18n.ts';
import { useFormat } from './use-format.ts';

/** Shows the price difference of a move, even if it is zero. */
export function Difference({ cents }: { cents: number }) {
  const t = useTypedTranslate();
  const { money } = useFormat();
  return cents === 0 ? (
    t('move.same')
  ) : (
    <bdi>{`${cents > 0 ? '+' : '−'}${money(Math.abs(cents))}`}</bdi>
  );
}
