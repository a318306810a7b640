import { IconPencilPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { useSearchText } from '../../platform/texts/query-text.ts';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { Noscript } from '../../platform/page/noscript.tsx';
import { ClosedHall } from '../../ui/art/closed-hall.tsx';
import { SidelineTalk } from '../../ui/art/sideline-talk.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { PageTop } from '../../ui/page/page-top.tsx';
import { Page } from '../../ui/page/page.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { useVenueName } from '../../venue/venue.queries.ts';
import { useDiscussions } from '../community.queries.ts';
import { DiscussionRow } from '../components/discussion/discussion-row.tsx';
import { RequireVerified } from '../components/require-verified.tsx';
import { NewThread } from '../components/discussion/new-thread.tsx';
import './discussions.css';

export default function Discussions() {
  const { t } = useTranslation('discussions');
  return (
    <>
      <PageHead title={t('name')} description={t('description')} site={useVenueName()} />
      <PageTop name={t('name')} title={t('title')} lead={t('lead')} scene={<SidelineTalk />}>
        <LocaleLink to="/players" className={buttonClass('ghost')}>
          {t('players')}
        </LocaleLink>
      </PageTop>
      <Page>
        <Noscript text={t('noScript')} />
        <Threads />
      </Page>
    </>
  );
}

/**
 * Panel with the form for a new discussion. It is collapsed, because most visitors come to read.
 */
function NewThreadPanel() {
  const { t } = useTranslation('discussions');
  const [open, setOpen] = useState(false);
  if (open) return <NewThread onCancel={() => setOpen(false)} />;
  return (
    <div className="threads-write needs-scripts">
      <RequireVerified>
        <Button icon={<IconPencilPlus size={20} aria-hidden />} onClick={() => setOpen(true)}>
          {t('write')}
        </Button>
      </RequireVerified>
    </div>
  );
}

function Threads() {
  const { t } = useTranslation('discussions');
  const { searched, typed, type } = useSearchText();
  const { rows, failed, retry, more, busy } = useDiscussions(searched);
  return (
    <div className="threads">
      <NewThreadPanel />
      <div className="needs-scripts">
        <SearchField label={t('search')} hint={t('searchHint')} value={typed} onChange={type} />
      </div>
      {failed ? (
        <LoadFailed onRetry={retry} />
      ) : (
        <Rows discussions={rows} searched={searched} onClear={() => type('')} />
      )}
      {more && (
        <Button look="quiet" busy={busy} onClick={more}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

function Rows({
  discussions,
  searched,
  onClear,
}: {
  discussions: ReturnType<typeof useDiscussions>['rows'];
  searched: string;
  onClear: () => void;
}) {
  const { t } = useTranslation('discussions');
  if (!discussions) return <Skeleton height="40rem" />;
  if (discussions.length > 0)
    return (
      <ul className="threads-list">
        {discussions.map((one) => (
          <li key={one.reference}>
            <DiscussionRow discussion={one} />
          </li>
        ))}
      </ul>
    );
  if (!searched)
    return <Empty scene={<ClosedHall />} title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <Empty scene={<ClosedHall />} title={t('noneTitle')} text={t('noneText')}>
      <Button look="quiet" onClick={onClear}>
        {t('clear')}
      </Button>
    </Empty>
  );
}
