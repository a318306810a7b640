import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadPage } from '../../../platform/requests/chunk-reload.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';

const AFTER_MS = 4 * 60_000;
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'scroll', 'touchstart'];

/**
 * A dialog that opens after four minutes without input. It offers to load the page again, because
 * its data may be outdated.
 */
export function InactivityPrompt() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (open) return;
    let timer = setTimeout(() => setOpen(true), AFTER_MS);
    const postpone = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setOpen(true), AFTER_MS);
    };
    for (const sign of ACTIVITY_EVENTS) addEventListener(sign, postpone, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of ACTIVITY_EVENTS) removeEventListener(sign, postpone);
    };
  }, [open]);
  return (
    <Dialog labelledBy="inactivity-title" open={open} onClose={() => setOpen(false)}>
      <h2 id="inactivity-title">{t('inactivity.title')}</h2>
      <p>{t('inactivity.text')}</p>
      <div className="dialog-actions">
        <Button look="quiet" onClick={() => setOpen(false)}>
          {t('inactivity.stay')}
        </Button>
        <Button onClick={reloadPage}>{t('inactivity.refresh')}</Button>
      </div>
    </Dialog>
  );
}
