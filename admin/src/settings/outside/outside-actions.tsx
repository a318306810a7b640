import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { Button } from '@mui/material';
import { useState } from 'react';
import { cancelBooking } from '../../bookings/bookings.queries.ts';
import { useActionFields } from '../../platform/forms/action-fields.ts';
import { ActionForm, ReasonField } from '../../platform/forms/action-form.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { CustomersToCall } from '../../platform/lists/customers-to-call.tsx';
import overview from '../../ui/layouts/overview-page.module.css';
import { MoveAll } from './move-outside.tsx';
import { isStillAsShown } from './outside.queries.ts';
import { type BulkActionProps, ROW_BY_ROW, type Outcome } from './use-bulk.ts';

/** Buttons to move or cancel the selected bookings; each action requires a confirmation. */
export function OutsideActions({
  today,
  ...act
}: Omit<BulkActionProps, 'onBack'> & { today: string }) {
  const t = useTypedTranslate();
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  if (open === 'move') return <MoveAll {...act} today={today} onBack={close} />;
  if (open === 'cancel') return <CancelAll {...act} onBack={close} />;
  const isNone = act.bookings.length === 0;
  return (
    <div className={overview['acts']}>
      <Button variant="contained" disabled={isNone} onClick={() => setOpen('move')}>
        {t('outside.move')}
      </Button>
      <Button variant="outlined" color="error" disabled={isNone} onClick={() => setOpen('cancel')}>
        {t('outside.cancel')}
      </Button>
    </div>
  );
}

function CancelAll({ bookings, onRun, onBack }: BulkActionProps) {
  const t = useTypedTranslate();
  const { values, field, submit } = useActionFields({ reason: '' });
  const cancel = async (booking: BookingAnswer): Promise<Outcome> => {
    if (!(await isStillAsShown(booking))) return { done: false, message: t('outside.changed') };
    await cancelBooking(booking.reference, { reason: values.reason.trim() });
    return { done: true, message: t('outside.cancelled') };
  };
  return (
    <ActionForm
      title={t('outside.cancel_title')}
      submit={t('outside.cancel')}
      danger
      act={ROW_BY_ROW}
      onSubmit={submit(() => onRun(cancel))}
      onBack={onBack}
    >
      <p>{t('outside.cancel_help')}</p>
      <ReasonField
        {...field('reason', (text) => text.trim() !== '' || t('booking.reason_required'))}
        label={t('outside.reason')}
      />
      <CustomersToCall customers={bookings.map(({ customer }) => customer)} />
    </ActionForm>
  );
}
