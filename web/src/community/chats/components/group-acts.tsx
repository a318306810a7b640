import { IconFlag } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';
import { ReportForm } from '../../components/report-form.tsx';
import '../../components/person-menu.css';

/** A word to the desk about one message of a group: of several who speak, it says whom it is about. */
export function GroupActs({ onReport }: { onReport: (reason: string) => Promise<unknown> }) {
  const { t } = useTranslation(['messagings', 'community']);
  const [open, setOpen] = useState(false);
  const title = useId();
  return (
    <>
      <button type="button" className="person-menu" aria-haspopup="dialog" onClick={() => setOpen(true)}><IconFlag size={20} aria-hidden /><span className="unseen">{t('community:report')}</span></button>
      <Dialog labelledBy={title} open={open} onClose={() => setOpen(false)}>
        <ReportForm title={title} shows={t('reportShows')} onReport={onReport} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
