import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type {
  BookingMatchAnswer,
  MatchSharesAnswer,
} from '@five/shared/community/matches/matches.contract';
import { useQuery } from '@tanstack/react-query';
import { IconArmchair, IconCircleCheck, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { type TakenPayment, PaymentTakenNote } from '../../payments/payment-taken-note.tsx';
import { TakePaymentForm } from '../../payments/take-payment-form.tsx';
import { LoadFailedPart } from '../../platform/forms/refusal.tsx';
import { Money } from '../../platform/texts/formatted.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { matchOfBooking, seatsOfBooking } from '../bookings.queries.ts';
import { PayShareButton } from './pay-share-button.tsx';
import { PayMinutesButton } from './pay-minutes-button.tsx';
import { SeatNoShows } from './seat-no-shows.tsx';
import css from '../../payments/payments.module.css';

type Share = MatchSharesAnswer['people'][number];

/**
 * The seats of a booking's match: how many are taken, who has them, and the share of each. Staff
 * take a share with the player at the counter. Renders nothing before the first answer.
 */
export function BookingSeats({ booking }: { booking: BookingAnswer }) {
  const t = useTypedTranslate();
  const { data: match, error, refetch } = useQuery(seatsOfBooking(booking.match.path));
  const { data: open } = useQuery(matchOfBooking(booking.reference));
  if (error && !match)
    return <LoadFailedPart what={t('seats.failed')} error={error} onRetry={refetch} />;
  if (!match || open === undefined) return null;
  // The shares of places in an open match are listed with its requests.
  const listed = open?.asks.map(({ share }) => share?.reference) ?? [];
  const shares = match.shares.people.filter(({ reference }) => !listed.includes(reference));
  const { seats, bench, size } = match;
  if (seats.length === 0 && shares.length === 0) return null;
  return (
    <section className={css['payments']}>
      <h3>{t('seats.title')}</h3>
      <p>
        {t('seats.taken', { count: seats.length, size })}
        {bench.length > 0 && ` ${t('seats.bench', { count: bench.length })}`}
      </p>
      <ul>
        {shares.map((share) => (
          <li key={share.reference}>
            <ShareToTake share={share} />
          </li>
        ))}
        {withoutShare(match).map(({ id, displayName }) => (
          <li key={id} className={css['line']}>
            <IconArmchair aria-hidden size={22} />
            <bdi>{displayName}</bdi>
          </li>
        ))}
      </ul>
      {match.shares.asked === 'asked' && <Rest match={match} />}
      <SeatNoShows path={booking.match.path} match={match} />
    </section>
  );
}

/** Those with a seat that pays no share, such as the captain. */
const withoutShare = ({ seats, shares }: BookingMatchAnswer) =>
  seats.filter(({ id }) => !shares.people.some(({ person }) => person === id));

function Rest({
  match: {
    captain,
    shares: { captain: rest },
  },
}: {
  match: BookingMatchAnswer;
}) {
  const t = useTypedTranslate();
  return (
    <p>
      {t('seats.rest', { name: captain.displayName })} <Money cents={rest.amountCents} />
    </p>
  );
}

/** A share that can be taken; while its form is open, shows the form instead. */
function ShareToTake({ share }: { share: Share }) {
  const t = useTypedTranslate();
  const [paying, setPaying] = useState(false);
  const [lastPayment, setLastPayment] = useState<TakenPayment | null>(null);
  const { reference, displayName, paidCents, dueCents } = share;
  const done = () => setPaying(false);
  if (paying && dueCents > 0)
    return (
      <TakePaymentForm
        payable={{ target: { share: reference }, dueCents, method: 'cash' }}
        onMoney={setLastPayment}
        onPaid={done}
        onBack={done}
      />
    );
  const Icon = dueCents === 0 && paidCents > 0 ? IconCircleCheck : IconUser;
  return (
    <>
      <PaymentTakenNote payment={lastPayment} dueCents={dueCents} />
      <div className={css['line']}>
        <Icon aria-hidden size={22} />
        <span>
          <bdi>{displayName}</bdi>
          <small>
            <bdi className="figures">{reference}</bdi>
          </small>
        </span>
        {dueCents > 0 ? (
          <>
            {share.packMinutes !== null && (
              <PayMinutesButton share={share} minutes={share.packMinutes} />
            )}
            <PayShareButton cents={dueCents} name={displayName} onPay={() => setPaying(true)} />
          </>
        ) : (
          <strong>
            {t(paidCents > 0 ? 'shares.states.paid' : 'shares.states.nothing')}{' '}
            {paidCents > 0 && <Money cents={paidCents} />}
          </strong>
        )}
      </div>
    </>
  );
}
