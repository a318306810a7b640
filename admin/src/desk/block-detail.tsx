import type { DeskOccupancy } from '@five/shared/desk/desk.contract';
import { IconLockOpen } from '@tabler/icons-react';
import { BookingSlot } from '../bookings/booking-slot.tsx';
import { useSay } from '../platform/i18n.ts';
import { Refusal } from '../platform/refusal.tsx';
import { useAct } from '../platform/use-act.ts';
import css from './block-form.module.css';
import { removeBlock } from './desk.queries.ts';
import { ActButton } from '../ui/act-button.tsx';

/** The reason of a block, and its removal. */
export function BlockDetail({
  block,
  onGone,
}: {
  block: DeskOccupancy | undefined;
  onGone: () => void;
}) {
  const say = useSay();
  const act = useAct(removeBlock, () => say('block.unblocked'));
  if (!block) return <p role="status">{say('block.gone')}</p>;
  return (
    <div className={css['form']}>
      <BookingSlot slot={block} />
      <p>
        <bdi>{block.reason}</bdi>
      </p>
      <ActButton
        variant="outlined"
        busy={act.isPending}
        startIcon={<IconLockOpen aria-hidden />}
        onClick={() => act.mutate(block.reference, { onSuccess: onGone })}
      >
        {say('block.unblock')}
      </ActButton>
      <Refusal error={act.error} />
    </div>
  );
}
