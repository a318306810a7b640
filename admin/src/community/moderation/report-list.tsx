import { IconMessages } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Failed } from '../../platform/failed.tsx';
import { useSay } from '../../platform/i18n.ts';
import { Reading } from '../../platform/reading.tsx';
import { Refusal } from '../../platform/refusal.tsx';
import { Empty } from '../../ui/empty.tsx';
import { useFocusKept } from '../../ui/use-focus-kept.ts';
import css from './moderation.module.css';
import { ReportsFile } from './moderation-files.tsx';
import { openReportsQuery, settledReportsQuery } from './moderation.queries.ts';
import { ReportCard } from './report-card.tsx';

/** Reports of players, oldest first. */
export function ReportList() {
  const say = useSay();
  const { data: open, error, refetch } = useQuery(openReportsQuery());
  const place = useFocusKept();
  return (
    <div className={css['page']}>
      <title>{say('moderation.title')}</title>
      <header>
        <h1>{say('moderation.title')}</h1>
        <ReportsFile />
        <Button
          component={Link}
          to="/discussions"
          variant="outlined"
          startIcon={<IconMessages aria-hidden size={20} />}
        >
          {say('moderation.discussions')}
        </Button>
      </header>
      {!open && error && (
        <Failed title={say('moderation.failed')} error={error} onRetry={refetch} />
      )}
      {!open && !error && <Reading />}
      {open?.length === 0 && (
        <Empty title={say('moderation.empty')} help={say('moderation.empty_help')} />
      )}
      {open && open.length > 0 && (
        <section ref={place} tabIndex={-1} aria-label={say('moderation.open')}>
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

/** Decided reports, collapsed. */
function Settled() {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const { data: reports, error, refetch } = useQuery({ ...settledReportsQuery(), enabled: open });
  return (
    <details
      className={css['folded']}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{say('moderation.settled')}</summary>
      <Refusal error={error} onRetry={refetch} />
      {reports?.length === 0 && <p>{say('moderation.none_settled')}</p>}
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
