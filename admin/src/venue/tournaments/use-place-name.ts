import type { StaffMatchAnswer } from '@five/shared/tournaments/tournaments.contract';
import { filled, useWords } from '../../platform/tables/use-words.ts';
import { placeOf } from './place.rules.ts';

/**
 * A source in words: `Premier du groupe A`, `Vainqueur de la demi-finale 1`. Its match is looked up
 * in `matches`.
 */
export function usePlaceName(): (from: string, matches: readonly StaffMatchAnswer[]) => string {
  const { codes, place: words } = useWords();
  const ranks = [words.first, words.second, words.third];
  return (from, matches) => {
    const place = placeOf(from);
    if (place === null) return from;
    if (place.kind === 'group') return filled(ranks[Number(place.rank) - 1] ?? words.rank, place);
    const match = matches.find(({ id }) => id === place.match);
    if (!match) return filled(words[place.kind], { match: '…' });
    const ends = {
      winner: { quarter: words.winner_quarter, semi: words.winner_semi },
      loser: { quarter: words.loser_quarter, semi: words.loser_semi },
    }[place.kind];
    const { stage, number } = match;
    return stage === 'quarter' || stage === 'semi'
      ? filled(ends[stage], { number })
      : filled(words[place.kind], { match: `${codes[stage]} ${number}` });
  };
}
