import type {
  JoinRequestAnswer,
  OpenMatchAnswer,
} from '@five/shared/community/open-matches/open-matches.contract';
import { shareState } from '@five/shared/community/open-matches/open-matches.rules';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { useQuery } from '@tanstack/react-query';
import { IconCircleCheck, IconUser, IconUserMinus } from '@tabler/icons-react';
import { IconButton } from '@mui/material';
import { useState } from 'react';
import { TakePaymentForm } from '../../payments/take-payment-form.tsx';
import { type TakenPayment, PaymentTakenNote } from '../../payments/payment-taken-note.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { LoadFailedPart } from '../../platform/forms/refusal.tsx';
import { useFormat } from '../../platform/texts/use-format.ts';
import { Money } from '../../platform/texts/formatted.tsx';
import { matchOfBooking } from '../bookings.queries.ts';
import { PayShareButton } from './pay-share-button.tsx';
import { RemoveFromMatchForm } from '../actions/remove-from-match-form.tsx';
import css from '../../payments/payments.module.css';

/**
 * Lists the players of the booking's open match, each with a share to pay at the counter. Renders
 * nothing if the booking has no open match.
 */
export function BookingShares({ booking }: { booking: BookingAnswer }) {
  const t = useTypedTranslate();
  const { money } = useFormat();
  const { data: match, error, refetch } = useQuery(matchOfBooking(booking.reference));
  if (error && !match)
    return <LoadFailedPart what={t('shares.failed')} error={error} onRetry={refetch} />;
  const playing = match?.asks.filter(({ share }) => share !== null) ?? [];
  if (!match || (playing.length === 0 && match.status === 'closed')) return null;
  return (
    <section className={css['payments']}>
      <h3>{t('shares.title')}</h3>
      <p>
        {t(`shares.${match.status}`, {
          count: match.placesLeft,
          amount: money(match.priceCents),
        })}
      </p>
      <ul>
        {playing.map((request) => (
          <li key={request.reference}>
            <Place request={request} closure={match.closure} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * One player of the open match with the share to pay. While a form for this player is open, shows
 * the form instead.
 */
function Place({
  request,
  closure,
}: {
  request: JoinRequestAnswer;
  closure: OpenMatchAnswer['closure'];
}) {
  const [act, setAct] = useState<'pay' | 'remove' | null>(null);
  const [lastPayment, setLastPayment] = useState<TakenPayment | null>(null);
  const { reference, player, share } = request;
  const done = () => setAct(null);
  if (act === 'remove')
    return <RemoveFromMatchForm request={reference} name={player.displayName} onDone={done} />;
  if (act === 'pay' && share && share.dueCents > 0)
    return (
      <TakePaymentForm
        payable={{ target: { share: share.reference }, dueCents: share.dueCents, method: 'cash' }}
        onMoney={setLastPayment}
        onPaid={done}
        onBack={done}
      />
    );
  return (
    <>
      <PaymentTakenNote payment={lastPayment} dueCents={share?.dueCents ?? 0} />
      <Share
        request={request}
        closure={closure}
        onPay={() => setAct('pay')}
        onRemove={() => setAct('remove')}
      />
    </>
  );
}

function Share({
  request: { player, share },
  closure,
  onPay,
  onRemove,
}: {
  request: JoinRequestAnswer;
  closure: OpenMatchAnswer['closure'];
  onPay: () => void;
  onRemove: () => void;
}) {
  const t = useTypedTranslate();
  if (!share) return null;
  const state = shareState(share, closure);
  return (
    <div className={css['line']}>
      {state === 'paid' ? (
        <IconCircleCheck aria-hidden size={22} />
      ) : (
        <IconUser aria-hidden size={22} />
      )}
      <span>
        <bdi>{player.displayName}</bdi>
        <small>
          <bdi className="figures">{share.reference}</bdi>
        </small>
      </span>
      {state === 'due' ? (
        <PayShareButton cents={share.dueCents} name={player.displayName} onPay={onPay} />
      ) : (
        <strong>
          {t(`shares.states.${state}`)} {share.paidCents > 0 && <Money cents={share.paidCents} />}
        </strong>
      )}
      {share.paidCents === 0 && closure !== 'booking' && (
        <IconButton
          aria-label={t('shares.take_out', { name: player.displayName })}
          title={t('shares.take_out', { name: player.displayName })}
          onClick={onRemove}
        >
          <IconUserMinus aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
