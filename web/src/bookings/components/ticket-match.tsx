import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { OpenMatchAnswer } from '@five/shared/community/open-matches.contract';
import { formatMoney } from '@five/shared/money/money';
import { IconMessageCircle } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNamedPart, usePartInSight } from '../../platform/in-sight.ts';
import { LocaleLink } from '../../platform/locale-link.tsx';
import { useLocale } from '../../platform/locale.ts';
import { useRead } from '../../platform/read.ts';
import { Unread } from '../../platform/unread.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ownMatchesQuery, useMatchAct } from '../../community/open-matches/open-matches.queries.ts';
import { MatchAsks } from './match-asks.tsx';
import { OpenMatchForm } from './open-match-form.tsx';
import { StopLooking } from './stop-looking.tsx';
import '../../ui/disclosure.css';
import './ticket-match.css';

/** The owner's panel on a ticket: open the match, answer requests, see payments. */
export function TicketMatch({ booking }: { booking: BookingAnswer }) {
  const { t } = useTranslation('open-matches');
  const { data: matches, failed, retry } = useRead(ownMatchesQuery());
  const match = matches && (matches.find((one) => one.booking === booking.reference) ?? null);
  const waiting = match?.asks.filter(({ state }) => state === 'asked').length ?? 0;
  // A waiting request opens the panel; it stays open after the answer.
  const [opened, setOpened] = useState(false);
  if (waiting > 0 && !opened) setOpened(true);
  const box = useRef<HTMLDetailsElement>(null);
  const named = useNamedPart(booking.reference, 'match');
  usePartInSight(box, named && (matches !== undefined || failed));
  return (
    <details ref={box} className="ticket-part disclosure" open={opened || named || undefined}>
      <summary>
        <span>{t('lead.title')}</span>
        {waiting > 0 && (
          <span className="match-waiting">{t('lead.waiting', { count: waiting })}</span>
        )}
      </summary>
      <div className="ticket-match">
        {failed && <Unread onRetry={retry} />}
        {!failed &&
          (match === undefined ? (
            <Skeleton height="8rem" />
          ) : (
            <Led booking={booking} match={match} />
          ))}
      </div>
    </details>
  );
}

function Led({ booking, match }: { booking: BookingAnswer; match: OpenMatchAnswer | null }) {
  const [again, setAgain] = useState(false);
  const shares = match?.asks.flatMap(({ share }) => share?.amountCents ?? []) ?? [];
  if (!match || (again && match.status === 'closed'))
    return <OpenMatchForm booking={booking} shares={shares} onOpened={() => setAgain(false)} />;
  return <Running match={match} onAgain={() => setAgain(true)} />;
}

function Running({ match, onAgain }: { match: OpenMatchAnswer; onAgain: () => void }) {
  const { t } = useTranslation('open-matches');
  const { reference, status, placesLeft, chat, closure, begun } = match;
  const close = useMatchAct('open_matches', reference);
  return (
    <>
      <p className="ticket-match-state" aria-live="polite">
        {status === 'open'
          ? t('missing', { count: placesLeft })
          : t(closure === 'booking' ? 'cancelled' : `lead.${status}`)}
      </p>
      <Costs match={match} />
      <MatchAsks match={match} />
      <div className="ticket-actions">
        <LocaleLink to={`/open-matches/${reference}`} className={buttonClass('quiet')}>
          {t('see')}
        </LocaleLink>
        {chat && (
          <LocaleLink to={`/messagings?chat=${chat}`} className={buttonClass('quiet')}>
            <IconMessageCircle size={20} aria-hidden />
            <span>{t('chat')}</span>
          </LocaleLink>
        )}
        {status !== 'closed' && (
          <StopLooking busy={close.isPending} onStop={() => close.mutate('close')} />
        )}
        {(closure === 'owner' || closure === 'time') && !begun && (
          <Button look="quiet" onClick={onAgain}>
            {t('lead.again')}
          </Button>
        )}
      </div>
    </>
  );
}

/** The income from free places, and the owner's own part beside the shares. */
function Costs({ match: { placesLeft, priceCents, restCents } }: { match: OpenMatchAnswer }) {
  const { t } = useTranslation('open-matches');
  const { locale } = useLocale();
  if (placesLeft === 0)
    return <p>{t('lead.rest', { amount: formatMoney(restCents ?? 0, locale) })}</p>;
  return (
    <p>
      {t('lead.costs', {
        count: placesLeft,
        amount: formatMoney(priceCents, locale),
        rest: formatMoney(restCents ?? 0, locale),
      })}
    </p>
  );
}
