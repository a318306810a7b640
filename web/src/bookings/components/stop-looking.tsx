import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface Props {
  busy: boolean;
  onStop: () => void;
}

/** Asks first: it stands where a tap before looked for players. */
export function StopLooking({ busy, onStop }: Props) {
  const { t } = useTranslation('open-matches');
  const [open, setOpen] = useState(false);
  const title = useId();
  const close = () => setOpen(false);
  const stop = () => {
    close();
    onStop();
  };
  return (
    <>
      <Button look="quiet" busy={busy} aria-haspopup="dialog" onClick={() => setOpen(true)}>{t('lead.close')}</Button>
      <Dialog labelledBy={title} open={open} onClose={close}>
        <h2 id={title}>{t('lead.closeTitle')}</h2>
        <p>{t('lead.closeText')}</p>
        <div className="dialog-actions">
          <Button autoFocus look="quiet" onClick={close}>{t('lead.keepLooking')}</Button>
          <Button look="danger" onClick={stop}>{t('lead.close')}</Button>
        </div>
      </Dialog>
    </>
  );
}
