import type { DeskOccupancy } from '@five/shared/desk/desk.contract';
import { IconHourglassHigh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { BookingSlot } from '../../bookings/detail/booking-slot.tsx';
import { secondsUntil, useServerNow } from '@five/client/clock';
import { Phone } from '../../platform/texts/formatted.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useIdempotencyKey } from '@five/client/api';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { CustomersToCall } from '../../platform/lists/customers-to-call.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { Tag } from '../../ui/tag.tsx';
import css from '../forms/block-form.module.css';
import { WaitlistBelow } from '../waitlist/waitlist-below.tsx';
import {
  waitlistQuery,
  declineForCustomer,
  acceptForCustomer,
} from '../waitlist/waitlist.queries.ts';
import { ActionButton } from '../../ui/action-button.tsx';

interface OfferDetailProps {
  openingDay: string;
  offer: DeskOccupancy;
  onAccepted: (booking: string) => void;
  onRemoved: () => void;
}

/**
 * Panel of a slot that is offered to a waiting-list entry: the customer, the expiry, and a button
 * to accept on behalf of a customer on the phone.
 */
export function OfferDetail({ openingDay, offer, onAccepted, onRemoved }: OfferDetailProps) {
  const t = useTypedTranslate();
  const { data: line } = useQuery(waitlistQuery(openingDay));
  const place = line?.find(({ reference }) => reference === offer.reference);
  const keys = useIdempotencyKey();
  // Opens the new booking, or closes the panel, before the refetch. After the refetch the board no
  // longer contains the offer, so this panel and its callback are gone.
  const take = useAction(
    () =>
      isShownOn(
        keys.send({ take: offer.reference }, (key) => acceptForCustomer(offer.reference, key)),
        ({ data }) => (data.booking === null ? onRemoved() : onAccepted(data.booking)),
      ),
    () => t('line.taken'),
  );
  const pass = useAction(
    () => isShownOn(declineForCustomer(offer.reference), onRemoved),
    () => t('line.passed_on'),
  );
  return (
    <div className={css['form']}>
      <BookingSlot slot={offer} />
      <Tag tone="waiting" icon={IconHourglassHigh}>
        {t('line.kept')} {place?.offer && <TimeLeft until={place.offer.endsAt} />}
      </Tag>
      {place && (
        <p>
          <strong>
            <bdi>{place.customer.fullName}</bdi>
          </strong>{' '}
          {place.customer.phone !== null && <Phone phone={place.customer.phone} />}
        </p>
      )}
      {place && <CustomersToCall customers={[place.customer]} />}
      <ActionButton
        variant="contained"
        autoFocus
        busy={take.isPending}
        onClick={() => take.mutate()}
      >
        {t('line.take')}
      </ActionButton>
      <ActionButton variant="outlined" busy={pass.isPending} onClick={() => pass.mutate()}>
        {t('line.pass_on')}
      </ActionButton>
      <Refusal error={take.error ?? pass.error} />
      <WaitlistBelow openingDay={openingDay} slot={offer} />
    </div>
  );
}

async function isShownOn<Answer>(
  sent: Promise<Answer>,
  lead: (answer: Answer) => void,
): Promise<Answer> {
  const answer = await sent;
  lead(answer);
  return answer;
}

/** Time left until an instant, in hours, minutes and seconds. */
function TimeLeft({ until }: { until: string }) {
  const seconds = Math.max(0, secondsUntil(until, useServerNow(1000)));
  const two = (number: number) => String(number).padStart(2, '0');
  return (
    <bdi role="timer">
      {Math.floor(seconds / 3600)}:{two(Math.floor(seconds / 60) % 60)}:{two(seconds % 60)}
    </bdi>
  );
}
