import { useSay } from './i18n.ts';
import { useFormat } from './use-format.ts';

/** What a move costs more or less, said also where it costs the same. */
export function Difference({ cents }: { cents: number }) {
  const say = useSay();
  const { money } = useFormat();
  return cents === 0 ? say('move.same') : <bdi>{`${cents > 0 ? '+' : '−'}${money(Math.abs(cents))}`}</bdi>;
}
