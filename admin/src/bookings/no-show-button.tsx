import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useSay } from '../platform/i18n.ts';
import { markNoShow } from './bookings.queries.ts';
import { Refusal } from '../platform/refusal.tsx';
import { useAct } from '../platform/use-act.ts';
import { ActButton } from '../ui/act-button.tsx';

/** Records or removes a no-show. */
export function NoShowButton({ booking, noShow }: { booking: BookingAnswer; noShow: boolean }) {
  const say = useSay();
  const act = noShow ? 'no_show' : 'showed_up';
  const { mutate, isPending, error } = useAct(
    (reference: string) => markNoShow(reference, noShow),
    () => say(`booking.${act}_done`),
  );
  const Sign = noShow ? IconUserOff : IconUserCheck;
  return (
    <>
      <ActButton
        variant="outlined"
        busy={isPending}
        startIcon={<Sign aria-hidden />}
        onClick={() => mutate(booking.reference)}
      >
        {say(`booking.${act}`)}
      </ActButton>
      <Refusal error={error} />
    </>
  );
}
