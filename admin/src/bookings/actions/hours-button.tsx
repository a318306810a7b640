import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { hoursOf } from '@five/shared/subscriptions/subscriptions.rules';
import { IconTicket } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { usePackFor } from './use-pack-for.ts';

/** Button to pay with pack hours; shown if the customer has enough hours. */
export function HoursButton({ booking, onPress }: { booking: BookingAnswer; onPress: () => void }) {
  const t = useTypedTranslate();
  const pack = usePackFor(booking);
  return (
    pack && (
      <Button
        data-act="hours"
        variant="outlined"
        startIcon={<IconTicket aria-hidden />}
        onClick={onPress}
      >
        {t('hours.button', {
          hours: hoursOf(booking.durationMinutes),
          count: pack.remainingHours - hoursOf(booking.durationMinutes),
        })}
      </Button>
    )
  );
}
