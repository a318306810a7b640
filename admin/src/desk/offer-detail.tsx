import type { DeskOccupancy } from '@five/shared/desk/desk.contract';
import { IconHourglassHigh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { BookingSlot } from '../bookings/booking-slot.tsx';
import { secondsUntil, useServerNow } from '../platform/clock.ts';
import { Phone } from '../platform/phone.tsx';
import { useSay } from '../platform/i18n.ts';
import { useIdempotencyKey } from '../platform/idempotency.ts';
import { Refusal } from '../platform/refusal.tsx';
import { ToCall } from '../platform/to-call.tsx';
import { useAct } from '../platform/use-act.ts';
import { Tag } from '../ui/tag.tsx';
import css from './block-form.module.css';
import { LineBehind } from './line-behind.tsx';
import { lineQuery, passOn, takeForCustomer } from './line.queries.ts';
import { ActButton } from '../ui/act-button.tsx';

interface OfferDetailProps {
  openingDay: string;
  offer: DeskOccupancy;
  onTaken: (booking: string) => void;
  onGone: () => void;
}

/** An offered slot: for whom, until when, and accepting by phone. */
export function OfferDetail({ openingDay, offer, onTaken, onGone }: OfferDetailProps) {
  const say = useSay();
  const { data: line } = useQuery(lineQuery(openingDay));
  const place = line?.find(({ reference }) => reference === offer.reference);
  const key = useIdempotencyKey({ take: offer.reference });
  // Navigates before the refetch: without the offer the board no longer renders this panel or runs
  // its callback.
  const take = useAct(
    () =>
      leadingOn(takeForCustomer(offer.reference, key), ({ data }) =>
        data.booking === null ? onGone() : onTaken(data.booking),
      ),
    () => say('line.taken'),
  );
  const pass = useAct(
    () => leadingOn(passOn(offer.reference), onGone),
    () => say('line.passed_on'),
  );
  return (
    <div className={css['form']}>
      <BookingSlot slot={offer} />
      <Tag tone="waiting" icon={IconHourglassHigh}>
        {say('line.kept')} {place?.offer && <Left until={place.offer.endsAt} />}
      </Tag>
      {place && (
        <p>
          <strong>
            <bdi>{place.customer.fullName}</bdi>
          </strong>{' '}
          {place.customer.phone !== null && <Phone phone={place.customer.phone} />}
        </p>
      )}
      {place && <ToCall customers={[place.customer]} />}
      <ActButton variant="contained" autoFocus busy={take.isPending} onClick={() => take.mutate()}>
        {say('line.take')}
      </ActButton>
      <ActButton variant="outlined" busy={pass.isPending} onClick={() => pass.mutate()}>
        {say('line.pass_on')}
      </ActButton>
      <Refusal error={take.error ?? pass.error} />
      <LineBehind openingDay={openingDay} slot={offer} />
    </div>
  );
}

async function leadingOn<Answer>(
  sent: Promise<Answer>,
  lead: (answer: Answer) => void,
): Promise<Answer> {
  const answer = await sent;
  lead(answer);
  return answer;
}

/** Hours, minutes and seconds. */
function Left({ until }: { until: string }) {
  const seconds = Math.max(0, secondsUntil(until, useServerNow(1000)));
  const two = (number: number) => String(number).padStart(2, '0');
  return (
    <bdi role="timer">
      {Math.floor(seconds / 3600)}:{two(Math.floor(seconds / 60) % 60)}:{two(seconds % 60)}
    </bdi>
  );
}
