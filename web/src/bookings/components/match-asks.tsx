import type { MatchAskAnswer, OpenMatchAnswer } from '@five/shared/community/open-matches.contract';
import { formatMoney } from '@five/shared/money/money';
import { IconCash, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../platform/locale.ts';
import { Button } from '../../ui/button.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { useMatchAct } from '../../community/open-matches/open-matches.queries.ts';

/** Who wants to play and who does, each with what the owner may answer. */
export function MatchAsks({ match: { asks, status } }: { match: OpenMatchAnswer }) {
  const { t } = useTranslation('open-matches');
  if (asks.length === 0) return status === 'closed' ? null : <p className="match-nobody">{t('lead.nobody')}</p>;
  return <ul className="match-asks">{asks.map((ask) => <li key={ask.reference}><Ask ask={ask} mayAccept={status === 'open'} /></li>)}</ul>;
}

function Ask({ ask, mayAccept }: { ask: MatchAskAnswer; mayAccept: boolean }) {
  const { t } = useTranslation(['open-matches', 'players']);
  const { player, level, state, share } = ask;
  const { mutate, isPending, variables } = useMatchAct('match_asks', ask.reference);
  const name = `\u2068${player.displayName}\u2069`;
  const answer = (act: 'accept' | 'decline') => mutate(act);
  return (
    <>
      <Avatar name={player.displayName} seed={player.reference ?? 'gone'} />
      <span className="match-ask-name"><bdi>{player.displayName}</bdi>{level && <small>{t(`players:level.${level}`)}</small>}{share && <Paid share={share} />}</span>
      <span className="match-acts">
        {state === 'asked' && mayAccept && <Button size="small" busy={isPending && variables === 'accept'} aria-label={t('lead.acceptName', { name })} onClick={() => answer('accept')}>{t('lead.accept')}</Button>}
        {state === 'asked' && <Button size="small" look="quiet" busy={isPending && variables === 'decline'} aria-label={t('lead.declineName', { name })} onClick={() => answer('decline')}>{t('lead.decline')}</Button>}
        {share?.paidCents === 0 && <Button size="small" look="quiet" busy={isPending} aria-label={t('lead.removeName', { name })} onClick={() => answer('decline')}>{t('lead.remove')}</Button>}
      </span>
    </>
  );
}

function Paid({ share: { amountCents, dueCents } }: { share: NonNullable<MatchAskAnswer['share']> }) {
  const { t } = useTranslation('open-matches');
  const { locale } = useLocale();
  if (amountCents === 0) return <small>{t('noPrice')}</small>;
  if (dueCents === 0) return <small className="match-paid"><IconCircleCheck size={16} aria-hidden /> {t('lead.paid')}</small>;
  return <small><IconCash size={16} aria-hidden /> {t('lead.due', { amount: formatMoney(dueCents, locale) })}</small>;
}
