import type { MatchAskAnswer } from '@five/shared/community/open-matches.contract';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { useQuery } from '@tanstack/react-query';
import { IconCash, IconCircleCheck, IconUser, IconUserMinus } from '@tabler/icons-react';
import { Button, IconButton } from '@mui/material';
import { useState } from 'react';
import { TakePaymentForm } from '../payments/take-payment-form.tsx';
import { useSay } from '../platform/i18n.ts';
import { Refusal } from '../platform/refusal.tsx';
import { useAct } from '../platform/use-act.ts';
import { useFormat } from '../platform/use-format.ts';
import { Money } from '../platform/when.tsx';
import { matchOfBooking, takeOutOfMatch } from './bookings.queries.ts';
import css from '../payments/payments.module.css';

/** Players who share the booking: each pays an own part over the counter, one by one. Nothing where its owner looked for nobody. */
export function BookingShares({ booking }: { booking: BookingAnswer }) {
  const say = useSay();
  const { money } = useFormat();
  const { data: match, isError } = useQuery(matchOfBooking(booking.reference));
  const [paying, setPaying] = useState<string | null>(null);
  if (isError) return <p>{say('shares.failed')}</p>;
  const playing = match?.asks.filter(({ share }) => share !== null) ?? [];
  if (!match || (playing.length === 0 && match.status === 'closed')) return null;
  return (
    <section className={css['payments']}>
      <h3>{say('shares.title')}</h3>
      <p>{say(`shares.${match.status}`, { count: match.placesLeft, amount: money(match.priceCents) })}</p>
      <ul>
        {playing.map((ask) => (ask.reference === paying && ask.share && ask.share.dueCents > 0
          ? <li key={ask.reference}><TakePaymentForm payable={{ target: { share: ask.share.reference }, dueCents: ask.share.dueCents, method: 'cash' }} onTaken={() => setPaying(null)} onBack={() => setPaying(null)} /></li>
          : <Share key={ask.reference} ask={ask} onPay={() => setPaying(ask.reference)} />))}
      </ul>
    </section>
  );
}

function Share({ ask: { reference, player, share }, onPay }: { ask: MatchAskAnswer; onPay: () => void }) {
  const say = useSay();
  const { money } = useFormat();
  const act = useAct(() => takeOutOfMatch(reference), () => say('shares.taken_out'));
  if (!share) return null;
  return (
    <li className={css['line']}>
      {share.dueCents > 0 ? <IconUser aria-hidden size={22} /> : <IconCircleCheck aria-hidden size={22} />}
      <span>
        <bdi>{player.displayName}</bdi>
        <small><bdi className="figures">{share.reference}</bdi></small>
        <Refusal error={act.error} />
      </span>
      {share.dueCents > 0
        ? <Button variant="outlined" startIcon={<IconCash aria-hidden />} aria-label={say('shares.take_of', { amount: money(share.dueCents), name: player.displayName })} onClick={onPay}>{money(share.dueCents)}</Button>
        : <strong>{say('shares.paid')} <Money cents={share.paidCents} /></strong>}
      {share.paidCents === 0 && (
        <IconButton disabled={act.isPending} aria-label={say('shares.take_out', { name: player.displayName })} title={say('shares.take_out', { name: player.displayName })} onClick={() => act.mutate(undefined)}>
          <IconUserMinus aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
