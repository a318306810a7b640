import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { markNoShow } from '../bookings.queries.ts';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { ActionButton } from '../../ui/action-button.tsx';

/** Records or removes a customer's no-show. */
export function NoShowButton({ booking, noShow }: { booking: BookingAnswer; noShow: boolean }) {
  const t = useTypedTranslate();
  const act = noShow ? 'no_show' : 'showed_up';
  const { mutate, isPending, error } = useAction(
    (reference: string) => markNoShow(reference, noShow),
    () => t(`booking.${act}_done`),
  );
  const Sign = noShow ? IconUserOff : IconUserCheck;
  return (
    <>
      <ActionButton
        variant="outlined"
        busy={isPending}
        startIcon={<Sign aria-hidden />}
        onClick={() => mutate(booking.reference)}
      >
        {t(`booking.${act}`)}
      </ActionButton>
      <Refusal error={error} />
    </>
  );
}
