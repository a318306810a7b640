import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { confirmBooking } from '../bookings.queries.ts';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { ActionButton } from '../../ui/action-button.tsx';

/** Confirms the booking of a customer who pays on arrival. */
export function ConfirmButton({ booking }: { booking: BookingAnswer }) {
  const t = useTypedTranslate();
  const { mutate, isPending, error } = useAction(confirmBooking, () => t('booking.confirmed'));
  return (
    <>
      <ActionButton
        variant="outlined"
        busy={isPending}
        startIcon={<IconCircleCheck aria-hidden />}
        onClick={() => mutate(booking.reference)}
      >
        {t('booking.confirm')}
      </ActionButton>
      <Refusal error={error} />
    </>
  );
}
