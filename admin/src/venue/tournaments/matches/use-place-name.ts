import type { StaffMatchAnswer } from '@five/shared/tournaments/tournaments.contract';
import { useTypedTranslate } from '../../../platform/texts/i18n.ts';
import { placeOf } from './place.rules.ts';

const RANKS = ['first', 'second', 'third'] as const;

/**
 * Returns the text of a value such as `group:A:1` or `winner:MT-…`: `Premier du groupe A`,
 * `Vainqueur de la demi-finale 1`. The match that the value refers to is looked up in `matches`.
 */
export function usePlaceName(): (from: string, matches: readonly StaffMatchAnswer[]) => string {
  const t = useTypedTranslate();
  return (from, matches) => {
    const place = placeOf(from);
    if (place === null) return from;
    if (place.kind === 'group')
      return t(`place.${RANKS[Number(place.rank) - 1] ?? 'rank'}`, { ...place });
    const match = matches.find(({ id }) => id === place.match);
    if (!match) return t(`place.${place.kind}`, { match: '…' });
    const { stage, number } = match;
    return stage === 'quarter' || stage === 'semi'
      ? t(`place.${place.kind}_${stage}`, { number })
      : t(`place.${place.kind}`, { match: `${t(`codes.${stage}`)} ${number}` });
  };
}
