import type { MatchAnswer, MatchSide } from '@five/shared/tournaments/tournaments.contract';
import { useTranslation } from 'react-i18next';

const RANKS: Partial<
  Record<string, 'side.rank.1' | 'side.rank.2' | 'side.rank.3' | 'side.rank.4'>
> = { 1: 'side.rank.1', 2: 'side.rank.2', 3: 'side.rank.3', 4: 'side.rank.4' };

/**
 * Returns a function for the name of a match: its group, or its round, with a number if the round
 * has several matches.
 */
export function useStageText() {
  const { t } = useTranslation('tournaments');
  return ({ stage, group, number }: MatchAnswer): string => {
    if (stage === 'group') return t('group', { code: group ?? '' });
    return stage === 'final' || stage === 'third'
      ? t(`stage.${stage}`)
      : t(`stageNumber.${stage}`, { number });
  };
}

/**
 * Returns a function for the text in place of a team that is not determined yet. The text is the
 * rank in a group, or the winner or loser of a match.
 */
export function useSideText(matches: MatchAnswer[]) {
  const { t } = useTranslation('tournaments');
  const stageText = useStageText();
  return ({ from }: MatchSide): string => {
    const [kind, what = '', rank = ''] = from?.split(':') ?? [];
    if (kind === 'group') return t(RANKS[rank] ?? 'side.rank.other', { code: what, rank });
    const behind = matches.find(({ reference }) => reference === what);
    if (!behind || (kind !== 'winner' && kind !== 'loser')) return t('side.open');
    return t(`side.${kind}`, { match: stageText(behind).toLowerCase() });
  };
}
