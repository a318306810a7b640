import type { DiscussionAnswer } from '@five/shared/community/community.contract';
import { IconEyeOff, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { threadPage } from '../../platform/page/paths.ts';
import { Loading } from '../../platform/page/loading.tsx';
import { useAgo } from '../../platform/texts/use-format.ts';
import { useDebouncedValue } from '../../platform/forms/typed-search.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Tag } from '../../ui/tag.tsx';
import css from './moderation.module.css';
import { ThreadsExport } from './moderation-exports.tsx';
import { threadsQuery } from './moderation.queries.ts';

/** All public discussions, including hidden ones. */
export function ThreadList() {
  const t = useTypedTranslate();
  const [q, setQ] = useState('');
  const { data: threads, error, refetch } = useQuery(threadsQuery(useDebouncedValue(q.trim())));
  return (
    <div className={css['page']}>
      <title>{t('thread.title')}</title>
      <div className={css['back']}>
        <BackLink to="/community_reports" name={t('thread.to_moderation')} />
      </div>
      <header>
        <h1>{t('thread.title')}</h1>
        <ThreadsExport q={q.trim()} />
      </header>
      <TextField
        type="search"
        label={t('thread.search')}
        value={q}
        onChange={({ target }) => setQ(target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off', dir: 'auto', maxLength: 100 } }}
      />
      {!threads &&
        (error ? (
          <LoadFailed title={t('thread.failed')} error={error} onRetry={refetch} />
        ) : (
          <Loading />
        ))}
      {threads?.length === 0 && <Empty title={t('thread.none')} help={t('thread.none_help')} />}
      <ul className={css['threads']}>
        {threads?.map((thread) => (
          <li key={thread.reference}>
            <Row thread={thread} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Row({
  thread: { reference, title, author, replyCount, lastAt, hidden, locked },
}: {
  thread: DiscussionAnswer;
}) {
  const t = useTypedTranslate();
  const ago = useAgo();
  return (
    <Link to={threadPage(reference)}>
      <b>
        <bdi>{title}</bdi>
      </b>
      <small>
        <bdi>{author.displayName || t('thread.gone_author')}</bdi> ·{' '}
        {t('thread.replies', { count: replyCount })} · {ago(lastAt)}
      </small>
      <span>
        {hidden && (
          <Tag tone="off" icon={IconEyeOff}>
            {t('moderation.hidden')}
          </Tag>
        )}
        {locked && (
          <Tag tone="plain" icon={IconLock}>
            {t('moderation.locked')}
          </Tag>
        )}
      </span>
    </Link>
  );
}
