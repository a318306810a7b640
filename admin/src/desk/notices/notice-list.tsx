import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { Loading } from '../../platform/page/loading.tsx';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Empty } from '../../ui/empty.tsx';
import { useFocusRestore } from '../../ui/focus.ts';
import { NoticeCard } from './notice-card.tsx';
import { doneNoticesQuery, openNoticesQuery } from './notices.queries.ts';
import css from './notices.module.css';

/** Customers that no configured channel reaches, and what staff pass on to them. */
export function NoticeList() {
  const t = useTypedTranslate();
  const { data: open, error, refetch } = useQuery(openNoticesQuery());
  const place = useFocusRestore();
  return (
    <div className={css['page']}>
      <title>{t('app.notices')}</title>
      <h1>{t('app.notices')}</h1>
      <p>{t('notices.lead')}</p>
      {!open && error && <LoadFailed title={t('notices.failed')} error={error} onRetry={refetch} />}
      {!open && !error && <Loading />}
      {open?.length === 0 && <Empty title={t('notices.empty')} help={t('notices.empty_help')} />}
      {open && open.length > 0 && (
        <section ref={place} tabIndex={-1} aria-label={t('notices.open')}>
          <ul>
            {open.map((notice) => (
              <li key={notice.reference}>
                <NoticeCard notice={notice} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Done />
    </div>
  );
}

/** Messages that were passed on, in a section that is collapsed at first. */
function Done() {
  const t = useTypedTranslate();
  const [open, setOpen] = useState(false);
  const { data: notices, error, refetch } = useQuery({ ...doneNoticesQuery(), enabled: open });
  return (
    <details
      className={css['folded']}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('notices.done')}</summary>
      <Refusal error={error} onRetry={refetch} />
      {notices?.length === 0 && <p>{t('notices.none_done')}</p>}
      <ul>
        {notices?.map((notice) => (
          <li key={notice.reference}>
            <NoticeCard notice={notice} />
          </li>
        ))}
      </ul>
    </details>
  );
}
