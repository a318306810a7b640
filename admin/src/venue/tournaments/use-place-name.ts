import type { StaffMatchAnswer } from '@five/shared/tournaments/tournaments.contract';
import { interpolate, useContentTexts } from '../../platform/tables/use-content-texts.ts';
import { placeOf } from './place.rules.ts';

/**
 * Returns the text of a value such as `group:A:1` or `winner:MT-…`: `Premier du groupe A`,
 * `Vainqueur de la demi-finale 1`. The match that the value refers to is looked up in `matches`.
 */
export function usePlaceName(): (from: string, matches: readonly StaffMatchAnswer[]) => string {
  const { codes, place: words } = useContentTexts();
  const ranks = [words.first, words.second, words.third];
  return (from, matches) => {
    const place = placeOf(from);
    if (place === null) return from;
    if (place.kind === 'group')
      return interpolate(ranks[Number(place.rank) - 1] ?? words.rank, place);
    const match = matches.find(({ id }) => id === place.match);
    if (!match) return interpolate(words[place.kind], { match: '…' });
    const ends = {
      winner: { quarter: words.winner_quarter, semi: words.winner_semi },
      loser: { quarter: words.loser_quarter, semi: words.loser_semi },
    }[place.kind];
    const { stage, number } = match;
    return stage === 'quarter' || stage === 'semi'
      ? interpolate(ends[stage], { number })
      : interpolate(words[place.kind], { match: `${codes[stage]} ${number}` });
  };
}
