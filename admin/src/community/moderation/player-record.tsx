import { IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Loading } from '../../platform/page/loading.tsx';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { useAgo, useFormat } from '../../platform/texts/use-format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Note } from '../../ui/note.tsx';
import css from './moderation.module.css';
import { reinstate, playerRecordQuery } from './moderation.queries.ts';

/** A player's moderation record, loaded when the section is opened. */
export function PlayerRecord({ player }: { player: string }) {
  const t = useTypedTranslate();
  const [open, setOpen] = useState(false);
  return (
    <details
      className={css['context']}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('moderation.record')}</summary>
      {open && <PlayerState player={player} />}
    </details>
  );
}

function PlayerState({ player }: { player: string }) {
  const t = useTypedTranslate();
  const { date } = useFormat();
  const ago = useAgo();
  const { data: record, error, refetch } = useQuery(playerRecordQuery(player));
  if (!record) return error ? <Refusal error={error} onRetry={refetch} /> : <Loading />;
  return (
    <>
      {record.suspendedUntil && <Suspended player={player} until={record.suspendedUntil} />}
      {record.blockedBy > 0 && <p>{t('moderation.blocked_by', { count: record.blockedBy })}</p>}
      {record.sanctions.length === 0 && <p>{t('moderation.record_none')}</p>}
      <ul>
        {record.sanctions.map(({ kind, reason, until, createdAt, liftedAt }) => (
          <li key={createdAt}>
            <b>{t(`moderation.sanctions.${kind}`)}</b> <q dir="auto">{reason}</q>{' '}
            <small>
              {ago(createdAt)}
              {until && ` · ${t('moderation.until')} ${date(until)}`}
              {liftedAt && ` · ${t('moderation.lifted')}`}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}

function Suspended({ player, until }: { player: string; until: string }) {
  const t = useTypedTranslate();
  const { date } = useFormat();
  const act = useAction(
    () => reinstate(player),
    () => t('moderation.reinstated'),
  );
  return (
    <Note tone="warning" icon={IconUserOff}>
      {t('moderation.suspended_until', { date: date(until) })}{' '}
      <ActionButton
        size="small"
        variant="outlined"
        busy={act.isPending}
        onClick={() => act.mutate(undefined)}
      >
        {t('moderation.reinstate')}
      </ActionButton>
      <Refusal error={act.error} />
    </Note>
  );
}
