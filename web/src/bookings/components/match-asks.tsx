import type { MatchAskAnswer, OpenMatchAnswer } from '@five/shared/community/open-matches.contract';
import { formatMoney } from '@five/shared/money/money';
import { IconCash, IconCircleCheck } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../platform/locale.ts';
import { Button } from '../../ui/button.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { useMatchAct } from '../../community/open-matches/open-matches.queries.ts';
import { TakeBack } from './take-back.tsx';

/** Who wants to play and who does, each with what the owner may answer. */
export function MatchAsks({ match: { asks, status } }: { match: OpenMatchAnswer }) {
  const { t } = useTranslation('open-matches');
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} tabIndex={-1}>
      {asks.length === 0 && status !== 'closed' && <p className="match-nobody">{t('lead.nobody')}</p>}
      {asks.length > 0 && <ul className="match-asks">{asks.map((ask) => <Ask key={ask.reference} ask={ask} mayAccept={status === 'open'} onGone={() => box.current?.focus()} />)}</ul>}
    </div>
  );
}

function Ask({ ask, mayAccept, onGone }: { ask: MatchAskAnswer; mayAccept: boolean; onGone: () => void }) {
  const { t } = useTranslation(['open-matches', 'players']);
  const { player, level, state, share } = ask;
  const row = useRef<HTMLLIElement>(null);
  const { mutateAsync, isPending, variables } = useMatchAct('match_asks', ask.reference);
  const name = `\u2068${player.displayName}\u2069`;
  // The button that was pressed is gone with the answer: the focus goes to what it was about. Why it was refused is said by the act.
  const answer = (act: 'accept' | 'decline') => void mutateAsync(act).then(act === 'accept' ? () => row.current?.focus() : onGone, () => undefined);
  return (
    <li ref={row} tabIndex={-1}>
      <Avatar name={player.displayName} seed={player.reference ?? 'gone'} />
      <span className="match-ask-name"><bdi>{player.displayName}</bdi>{level && <small>{t(`players:level.${level}`)}</small>}{share && <Paid share={share} />}</span>
      <span className="match-acts">
        {state === 'asked' && mayAccept && <Button size="small" busy={isPending && variables === 'accept'} aria-label={t('lead.acceptName', { name })} onClick={() => answer('accept')}>{t('lead.accept')}</Button>}
        {state === 'asked' && <Button size="small" look="quiet" busy={isPending && variables === 'decline'} aria-label={t('lead.declineName', { name })} onClick={() => answer('decline')}>{t('lead.decline')}</Button>}
        {share?.paidCents === 0 && <TakeBack name={name} busy={isPending} onTakeBack={() => answer('decline')} />}
      </span>
    </li>
  );
}

function Paid({ share: { amountCents, dueCents } }: { share: NonNullable<MatchAskAnswer['share']> }) {
  const { t } = useTranslation('open-matches');
  const { locale } = useLocale();
  if (amountCents === 0) return <small>{t('noPrice')}</small>;
  if (dueCents === 0) return <small className="match-paid"><IconCircleCheck size={16} aria-hidden /> {t('lead.paid')}</small>;
  return <small><IconCash size={16} aria-hidden /> {t('lead.due', { amount: formatMoney(dueCents, locale) })}</small>;
}
