import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showAlert, showFailure } from '../../platform/messages/alerts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useCancelOrder } from '../subscriptions.queries.ts';

/** A button that cancels the order of a pack after a confirmation. */
export function CancelOrder({ pack: { reference, name } }: { pack: SubscriptionAnswer }) {
  const { t } = useTranslation('packs');
  const [open, setOpen] = useState(false);
  const { mutateAsync, isPending } = useCancelOrder();
  const title = `cancel-${reference}`;
  const cancel = () =>
    void mutateAsync(reference)
      .then(() => showAlert({ status: 'success', message: t('cancel.done') }))
      .catch((error: unknown) => showFailure(error, t('cancel.unanswered', { name })))
      .finally(() => setOpen(false));
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        {t('cancel.open')}
      </Button>
      <Dialog labelledBy={title} open={open} onClose={() => setOpen(false)}>
        <h2 id={title}>{t('cancel.title')}</h2>
        <p>{t('cancel.text', { name })}</p>
        <div className="dialog-actions">
          <Button look="quiet" onClick={() => setOpen(false)}>
            {t('cancel.keep')}
          </Button>
          <Button look="danger" busy={isPending} onClick={cancel}>
            {t('cancel.confirm')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
