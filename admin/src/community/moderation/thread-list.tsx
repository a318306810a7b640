import type { DiscussionAnswer } from '@five/shared/community/discussions.contract';
import { IconEyeOff, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Failed } from '../../platform/failed.tsx';
import { useSay } from '../../platform/i18n.ts';
import { threadPage } from '../../platform/paths.ts';
import { Reading } from '../../platform/reading.tsx';
import { useAgo } from '../../platform/use-format.ts';
import { useSettled } from '../../platform/use-settled.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Tag } from '../../ui/tag.tsx';
import css from './moderation.module.css';
import { ThreadsFile } from './moderation-files.tsx';
import { threadsQuery } from './moderation.queries.ts';

/** All public discussions, including hidden ones. */
export function ThreadList() {
  const say = useSay();
  const [q, setQ] = useState('');
  const { data: threads, error, refetch } = useQuery(threadsQuery(useSettled(q.trim())));
  return (
    <div className={css['page']}>
      <title>{say('thread.title')}</title>
      <div className={css['back']}>
        <BackLink to="/community_reports" name={say('thread.to_moderation')} />
      </div>
      <header>
        <h1>{say('thread.title')}</h1>
        <ThreadsFile q={q.trim()} />
      </header>
      <TextField
        type="search"
        label={say('thread.search')}
        value={q}
        onChange={({ target }) => setQ(target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 100 } }}
      />
      {!threads &&
        (error ? (
          <Failed title={say('thread.failed')} error={error} onRetry={refetch} />
        ) : (
          <Reading />
        ))}
      {threads?.length === 0 && <Empty title={say('thread.none')} help={say('thread.none_help')} />}
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
  const say = useSay();
  const ago = useAgo();
  return (
    <Link to={threadPage(reference)}>
      <b>
        <bdi>{title}</bdi>
      </b>
      <small>
        <bdi>{author.displayName || say('thread.gone_author')}</bdi> ·{' '}
        {say('thread.replies', { smart_count: replyCount })} · {ago(lastAt)}
      </small>
      <span>
        {hidden && (
          <Tag tone="off" icon={IconEyeOff}>
            {say('moderation.hidden')}
          </Tag>
        )}
        {locked && (
          <Tag tone="plain" icon={IconLock}>
            {say('moderation.locked')}
          </Tag>
        )}
      </span>
    </Link>
  );
}
