import { IconMessages } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Loading } from '../../platform/page/loading.tsx';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { Empty } from '../../ui/empty.tsx';
import { useFocusRestore } from '../../ui/focus.ts';
import css from './moderation.module.css';
import { ReportsExport } from './moderation-exports.tsx';
import { openReportsQuery, settledReportsQuery } from './moderation.queries.ts';
import { ReportCard } from './report-card.tsx';

/** Reports of players, oldest first. */
export function ReportList() {
  const t = useTypedTranslate();
  const { data: open, error, refetch } = useQuery(openReportsQuery());
  const place = useFocusRestore();
  return (
    <div className={css['page']}>
      <title>{t('moderation.title')}</title>
      <header>
        <h1>{t('moderation.title')}</h1>
        <ReportsExport />
        <Button
          component={Link}
          to="/discussions"
          variant="outlined"
          startIcon={<IconMessages aria-hidden size={20} />}
        >
          {t('moderation.discussions')}
        </Button>
      </header>
      {!open && error && (
        <LoadFailed title={t('moderation.failed')} error={error} onRetry={refetch} />
      )}
      {!open && !error && <Loading />}
      {open?.length === 0 && (
        <Empty title={t('moderation.empty')} help={t('moderation.empty_help')} />
      )}
      {open && open.length > 0 && (
        <section ref={place} tabIndex={-1} aria-label={t('moderation.open')}>
          <ul>
            {open.map((report) => (
              <li key={report.reference}>
                <ReportCard report={report} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Settled />
    </div>
  );
}

/** Decided reports in a section that is collapsed at first. */
function Settled() {
  const t = useTypedTranslate();
  const [open, setOpen] = useState(false);
  const { data: reports, error, refetch } = useQuery({ ...settledReportsQuery(), enabled: open });
  return (
    <details
      className={css['folded']}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('moderation.settled')}</summary>
      <Refusal error={error} onRetry={refetch} />
      {reports?.length === 0 && <p>{t('moderation.none_settled')}</p>}
      <ul>
        {reports?.map((report) => (
          <li key={report.reference}>
            <ReportCard report={report} />
          </li>
        ))}
      </ul>
    </details>
  );
}
