import type {
  BookingMatchAnswer,
  MatchSharesAnswer,
} from '@five/shared/community/matches/matches.contract';
import { formatMoney } from '@five/shared/money/money';
import { IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../platform/texts/locale.ts';
import './match-shares.css';

type Share = MatchSharesAnswer['people'][number];

/** How much of the price is paid, and the share of each player by first name. */
export function MatchShares({
  match: { shares, captain, state },
}: {
  match: Pick<BookingMatchAnswer, 'shares' | 'captain' | 'state'>;
}) {
  const { t } = useTranslation('match');
  const title = useId();
  const { asked, people } = shares;
  const own = people.find(({ mine }) => mine);
  if (state === 'cancelled' || (asked === 'off' && people.length === 0)) return null;
  return (
    <section className="match-shares" aria-labelledby={title}>
      <h2 id={title}>{t('shares.title')}</h2>
      <Gauge shares={shares} />
      <ul>
        {people.map((share) => (
          <ShareLine key={share.id} name={share.displayName} mine={share.mine} share={share} />
        ))}
        {shares.captain.amountCents > 0 && (
          <ShareLine
            name={t('shares.captain', { name: captain.displayName })}
            share={shares.captain}
          />
        )}
      </ul>
      {own && own.dueCents > 0 && (
        <p className="match-shares-own">
          {t('shares.payOwn')} <bdi className="figure">{own.reference}</bdi>
        </p>
      )}
    </section>
  );
}

function Gauge({ shares: { paidCents, totalCents } }: { shares: MatchSharesAnswer }) {
  const { t } = useTranslation('match');
  const { locale } = useLocale();
  const text = t('shares.paid', {
    paid: formatMoney(paidCents, locale),
    total: formatMoney(totalCents, locale),
  });
  return (
    <p className="match-shares-gauge" aria-live="polite">
      <progress aria-label={t('shares.title')} value={paidCents} max={Math.max(totalCents, 1)} />
      <strong>{text}</strong>
    </p>
  );
}

function ShareLine({
  name,
  mine = false,
  share: { amountCents, dueCents },
}: {
  name: string;
  mine?: boolean;
  share: Pick<Share, 'amountCents' | 'dueCents'>;
}) {
  const { t } = useTranslation('match');
  return (
    <li data-mine={mine || undefined}>
      <span className="match-share-name">
        <bdi>{name}</bdi>
      </span>
      {mine && <span className="unseen">{t('you')}</span>}
      <Amount cents={amountCents} />
      <span className="match-share-state" data-paid={dueCents === 0 || undefined}>
        {dueCents === 0 && <IconCircleCheck size={20} aria-hidden />}
        {t(dueCents === 0 ? 'shares.settled' : 'shares.due')}
        {dueCents > 0 && dueCents < amountCents && <Amount cents={dueCents} />}
      </span>
    </li>
  );
}

function Amount({ cents }: { cents: number }): ReactNode {
  const { locale } = useLocale();
  return <bdi className="figure">{formatMoney(cents, locale)}</bdi>;
}
