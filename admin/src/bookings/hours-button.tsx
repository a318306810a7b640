import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { hoursOf, packToUse } from '@five/shared/subscriptions/subscriptions.rules';
import { useQuery } from '@tanstack/react-query';
import { IconTicket } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useIdempotencyKey } from '../platform/idempotency.ts';
import { useSay } from '../platform/i18n.ts';
import { Refusal } from '../platform/refusal.tsx';
import { useAct } from '../platform/use-act.ts';
import { usablePacksQuery } from '../subscriptions/packs.queries.ts';
import { payInHours } from './bookings.queries.ts';

/** Hours of the customer's pack instead of the money that is due; shown to who has enough of them. */
export function HoursButton({ booking: { reference, customer, date, durationMinutes } }: { booking: BookingAnswer }) {
  const say = useSay();
  const { data: packs = [] } = useQuery(usablePacksQuery(customer.reference));
  const key = useIdempotencyKey({ reference });
  const { mutate, isPending, error } = useAct(() => payInHours(reference, key), () => say('booking.paid_in_hours'));
  const hours = hoursOf(durationMinutes);
  const pack = packToUse(packs, hours, date);
  if (!pack) return <Refusal error={error} />;
  return (
    <>
      <Button variant="outlined" disabled={isPending} startIcon={<IconTicket aria-hidden />} onClick={() => mutate(undefined)}>
        {say('booking.pay_in_hours', { hours, left: pack.remainingHours })}
      </Button>
      <Refusal error={error} />
    </>
  );
}
