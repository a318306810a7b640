import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { addDays } from '@five/shared/time/wall-time';
import { useQuery } from '@tanstack/react-query';
import { IconRepeat } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { callerOf } from '../../customers/caller.rules.ts';
import { customerQuery } from '../../customers/customers.queries.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { daysUntilRebook } from './rebook.rules.ts';
import type { Draft } from './use-reserve-draft.ts';

interface RebookButtonProps {
  booking: BookingAnswer;
  now: string;
  onAgain: (days: number, draft: Draft) => void;
}

/**
 * Button that opens a new booking with the customer, pitch, hour and duration of a past booking.
 */
export function RebookButton({ booking, now, onAgain }: RebookButtonProps) {
  const t = useTypedTranslate();
  const { day } = useFormat();
  const { data: card } = useQuery(customerQuery(booking.customer.reference));
  const days = daysUntilRebook(booking, now);
  if (days === null || !card) return null;
  const draft: Draft = {
    caller: callerOf(card),
    minutes: booking.durationMinutes > 60 ? '120' : '60',
    method: booking.paymentMethod,
  };
  return (
    <Button
      variant="outlined"
      startIcon={<IconRepeat aria-hidden />}
      onClick={() => onAgain(days, draft)}
    >
      {t('again.button', { day: day(addDays(booking.date, days)) })}
    </Button>
  );
}
