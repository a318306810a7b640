import type { ReportAnswer, ReportContext } from '@five/shared/community/moderation.contract';
import type { ReportState } from '@five/shared/community/community.codes';
import { IconEyeOff, IconFlag, IconHourglassHigh, IconX, type Icon } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { threadPage } from '../../platform/page/paths.ts';
import { useAgo } from '../../platform/texts/use-format.ts';
import { Tag, type Tone } from '../../ui/tag.tsx';
import css from './moderation.module.css';
import { PlayerRecord } from './player-record.tsx';
import { ReportActions } from './report-actions.tsx';

const STATES: Record<ReportState, { tone: Tone; icon: Icon }> = {
  open: { tone: 'due', icon: IconHourglassHigh },
  dismissed: { tone: 'off', icon: IconX },
  upheld: { tone: 'review', icon: IconFlag },
};

/** One report: reason, the post in its context, its author, and the actions. */
export function ReportCard({ report }: { report: ReportAnswer }) {
  const t = useTypedTranslate();
  const { reason, reporter, author, text, context, discussion, title, note } = report;
  return (
    <article className={css['report']}>
      <ReportHeader report={report} />
      <p>
        <small>{t('moderation.why')}</small> <q dir="auto">{reason}</q>{' '}
        <small>
          {t('moderation.by')} <bdi>{reporter.fullName}</bdi>
        </small>
      </p>
      {discussion && title && (
        <p>
          <small>{t('moderation.in_thread')}</small>{' '}
          <Link to={threadPage(discussion)}>
            <bdi>{title}</bdi>
          </Link>
        </p>
      )}
      {context.length > 0 && <Context context={context} />}
      <p>
        <small>{t(text === null ? 'moderation.about' : 'moderation.author')}</small>{' '}
        <b>
          <bdi>{author.fullName}</bdi>
        </b>
      </p>
      {text !== null && <blockquote dir="auto">{text}</blockquote>}
      {note && (
        <p>
          <small>{t('moderation.reason')}</small> <q dir="auto">{note}</q>
        </p>
      )}
      {author.reference && <PlayerRecord player={author.reference} />}
      <ReportActions report={report} />
    </article>
  );
}

function ReportHeader({
  report: { kind, state, hidden, reports, createdAt },
}: {
  report: ReportAnswer;
}) {
  const t = useTypedTranslate();
  const ago = useAgo();
  return (
    <header>
      <h2>{t(`moderation.kinds.${kind}`)}</h2>
      <Tag {...STATES[state]}>{t(`moderation.states.${state}`)}</Tag>
      {hidden && (
        <Tag tone="off" icon={IconEyeOff}>
          {t('moderation.hidden')}
        </Tag>
      )}
      <small>
        {t('moderation.reports', { count: reports })} · {ago(createdAt)}
      </small>
    </header>
  );
}

function Context({ context }: { context: readonly ReportContext[] }) {
  const t = useTypedTranslate();
  return (
    <details className={css['context']}>
      <summary>{t('moderation.context')}</summary>
      <ol>
        {context.map(({ displayName, message, createdAt }) => (
          <li key={createdAt + message}>
            <b>
              <bdi>{displayName}</bdi>
            </b>{' '}
            <span dir="auto">{message}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
