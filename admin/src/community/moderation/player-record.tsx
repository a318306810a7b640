import { IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSay } from '../../platform/i18n.ts';
import { Reading } from '../../platform/reading.tsx';
import { Refusal } from '../../platform/refusal.tsx';
import { useAct } from '../../platform/use-act.ts';
import { useAgo, useFormat } from '../../platform/use-format.ts';
import { ActButton } from '../../ui/act-button.tsx';
import { Note } from '../../ui/note.tsx';
import css from './moderation.module.css';
import { reinstate, standingQuery } from './moderation.queries.ts';

/** A player's moderation record; loaded when it is opened. */
export function PlayerRecord({ player }: { player: string }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <details
      className={css['context']}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{say('moderation.record')}</summary>
      {open && <Standing player={player} />}
    </details>
  );
}

function Standing({ player }: { player: string }) {
  const say = useSay();
  const { date } = useFormat();
  const ago = useAgo();
  const { data: standing, error, refetch } = useQuery(standingQuery(player));
  if (!standing) return error ? <Refusal error={error} onRetry={refetch} /> : <Reading />;
  return (
    <>
      {standing.suspendedUntil && <Suspended player={player} until={standing.suspendedUntil} />}
      {standing.blockedBy > 0 && (
        <p>{say('moderation.blocked_by', { smart_count: standing.blockedBy })}</p>
      )}
      {standing.sanctions.length === 0 && <p>{say('moderation.record_none')}</p>}
      <ul>
        {standing.sanctions.map(({ kind, reason, until, createdAt, liftedAt }) => (
          <li key={createdAt}>
            <b>{say(`moderation.sanctions.${kind}`)}</b> <q dir="auto">{reason}</q>{' '}
            <small>
              {ago(createdAt)}
              {until && ` · ${say('moderation.until')} ${date(until)}`}
              {liftedAt && ` · ${say('moderation.lifted')}`}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}

function Suspended({ player, until }: { player: string; until: string }) {
  const say = useSay();
  const { date } = useFormat();
  const act = useAct(
    () => reinstate(player),
    () => say('moderation.reinstated'),
  );
  return (
    <Note tone="warning" icon={IconUserOff}>
      {say('moderation.suspended_until', { date: date(until) })}{' '}
      <ActButton
        size="small"
        variant="outlined"
        busy={act.isPending}
        onClick={() => act.mutate(undefined)}
      >
        {say('moderation.reinstate')}
      </ActButton>
      <Refusal error={act.error} />
    </Note>
  );
}
