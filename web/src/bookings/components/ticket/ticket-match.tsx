import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { OpenMatchAnswer } from '@five/shared/community/open-matches/open-matches.contract';
import { formatMoney } from '@five/shared/money/money';
import { IconMessageCircle } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsTargetPart, useScrollToPart } from '../../../platform/page/scroll-to-target.ts';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useResult } from '../../../platform/requests/use-result.ts';
import { LoadFailed } from '../../../platform/page/load-failed.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import {
  ownMatchesQuery,
  useMatchAction,
} from '../../../community/open-matches/open-matches.queries.ts';
import { JoinRequests } from '../match/join-requests.tsx';
import { OpenMatchForm } from '../match/open-match-form.tsx';
import { CloseMatchButton } from '../match/close-match-button.tsx';
import '../../../ui/disclosure.css';
import './ticket-match.css';

/**
 * The panel of a ticket for its open match. The booking's owner opens the match for other players
 * here, answers join requests and sees the players' payments.
 */
export function TicketMatch({ booking }: { booking: BookingAnswer }) {
  const { t } = useTranslation('open-matches');
  const { data: matches, failed, retry } = useResult(ownMatchesQuery());
  const match = matches && (matches.find((one) => one.booking === booking.reference) ?? null);
  const waiting = match?.asks.filter(({ state }) => state === 'asked').length ?? 0;
  // A pending join request opens the panel. The panel stays open after the owner has answered all
  // requests.
  const [opened, setOpened] = useState(false);
  if (waiting > 0 && !opened) setOpened(true);
  const box = useRef<HTMLDetailsElement>(null);
  const named = useIsTargetPart(booking.reference, 'match');
  useScrollToPart(box, named && (matches !== undefined || failed));
  return (
    <details ref={box} className="ticket-part disclosure" open={opened || named || undefined}>
      <summary>
        <span>{t('lead.title')}</span>
        {waiting > 0 && (
          <span className="match-waiting">{t('lead.waiting', { count: waiting })}</span>
        )}
      </summary>
      <div className="ticket-match">
        {failed && <LoadFailed onRetry={retry} />}
        {!failed &&
          (match === undefined ? (
            <Skeleton height="8rem" />
          ) : (
            <MatchOfOwner booking={booking} match={match} />
          ))}
      </div>
    </details>
  );
}

function MatchOfOwner({
  booking,
  match,
}: {
  booking: BookingAnswer;
  match: OpenMatchAnswer | null;
}) {
  const [again, setAgain] = useState(false);
  const shares = match?.asks.flatMap(({ share }) => share?.amountCents ?? []) ?? [];
  if (!match || (again && match.status === 'closed'))
    return <OpenMatchForm booking={booking} shares={shares} onOpened={() => setAgain(false)} />;
  return <OpenMatchPanel match={match} onAgain={() => setAgain(true)} />;
}

function OpenMatchPanel({ match, onAgain }: { match: OpenMatchAnswer; onAgain: () => void }) {
  const { t } = useTranslation('open-matches');
  const { reference, status, placesLeft, chat, closure, begun } = match;
  const close = useMatchAction(reference);
  return (
    <>
      <p className="ticket-match-state" aria-live="polite">
        {status === 'open'
          ? t('missing', { count: placesLeft })
          : t(closure === 'booking' ? 'cancelled' : `lead.${status}`)}
      </p>
      <Costs match={match} />
      <JoinRequests match={match} />
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
          <CloseMatchButton busy={close.isPending} onStop={() => close.mutate('close')} />
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

/**
 * States how many places are free, the price of a place, and the part of the booking's total that
 * the owner pays.
 */
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
