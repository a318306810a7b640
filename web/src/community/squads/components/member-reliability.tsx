import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../platform/page/load-failed.tsx';
import { useResult } from '../../../platform/requests/use-result.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { Reliability } from '../../components/reliability.tsx';
import { memberReliabilityQuery } from '../squads.queries.ts';

interface Props {
  squad: string;
  member: string;
  name: string;
}

/** Shows captains how reliable a member was, in a dialog that loads when it opens. */
export function MemberReliability({ squad, member, name }: Props) {
  const { t } = useTranslation('players');
  const [open, setOpen] = useState(false);
  const id = useId();
  const close = () => setOpen(false);
  const title = t('squads.reliability.name', { name });
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-label={title}
        onClick={() => setOpen(true)}
      >
        {t('squads.reliability.act')}
      </Button>
      <Dialog labelledBy={id} open={open} onClose={close}>
        <h2 id={id}>{title}</h2>
        <p>{t('squads.reliability.lead')}</p>
        <Figures squad={squad} member={member} />
        <div className="dialog-actions">
          <Button autoFocus look="quiet" onClick={close}>
            {t('squads.reliability.close')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function Figures({ squad, member }: Omit<Props, 'name'>) {
  const { data, failed, retry } = useResult(memberReliabilityQuery(squad, member));
  if (failed) return <LoadFailed onRetry={retry} />;
  return data ? <Reliability data={data} /> : <Skeleton height="12rem" />;
}
