import type { DeskOccupancy } from '@five/shared/desk/desk.contract';
import { IconLockOpen } from '@tabler/icons-react';
import { BookingSlot } from '../../bookings/detail/booking-slot.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import css from '../forms/block-form.module.css';
import { removeBlock } from '../desk.queries.ts';
import { ActionButton } from '../../ui/action-button.tsx';

/** Panel of a block, with its reason and a button to remove the block. */
export function BlockDetail({
  block,
  onRemoved,
}: {
  block: DeskOccupancy | undefined;
  onRemoved: () => void;
}) {
  const t = useTypedTranslate();
  const act = useAction(removeBlock, () => t('block.unblocked'));
  if (!block) return <p role="status">{t('block.gone')}</p>;
  return (
    <div className={css['form']}>
      <BookingSlot slot={block} />
      <p>
        <bdi>{block.reason}</bdi>
      </p>
      <ActionButton
        variant="outlined"
        busy={act.isPending}
        startIcon={<IconLockOpen aria-hidden />}
        onClick={() => act.mutate(block.reference, { onSuccess: onRemoved })}
      >
        {t('block.unblock')}
      </ActionButton>
      <Refusal error={act.error} />
    </div>
  );
}
