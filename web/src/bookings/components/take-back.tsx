import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface Props {
  /** Of the player, apart from the direction of the sentence. */
  name: string;
  busy: boolean;
  onTakeBack: () => void;
}

/** Asks first: it stands where a tap before gave the place. */
export function TakeBack({ name, busy, onTakeBack }: Props) {
  const { t } = useTranslation('open-matches');
  const [open, setOpen] = useState(false);
  const title = useId();
  const close = () => setOpen(false);
  const takeBack = () => {
    close();
    onTakeBack();
  };
  return (
    <>
      <Button size="small" look="quiet" busy={busy} aria-haspopup="dialog" aria-label={t('lead.removeName', { name })} onClick={() => setOpen(true)}>{t('lead.remove')}</Button>
      <Dialog labelledBy={title} open={open} onClose={close}>
        <h2 id={title}>{t('lead.removeTitle', { name })}</h2>
        <p>{t('lead.removeText')}</p>
        <div className="dialog-actions">
          <Button autoFocus look="quiet" onClick={close}>{t('lead.keep')}</Button>
          <Button look="danger" onClick={takeBack}>{t('lead.remove')}</Button>
        </div>
      </Dialog>
    </>
  );
}
