import { IconAlertTriangle } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useSay } from '../platform/i18n.ts';
import { Empty } from '../ui/empty.tsx';
import { Note } from '../ui/note.tsx';
import css from './board-states.module.css';

/** Placeholder of the final size, so that nothing shifts. */
export function BoardLoading() {
  const say = useSay();
  return (
    <div className={css['loading']} role="status">
      <span className="sr-only">{say('panel.loading')}</span>
    </div>
  );
}

export function BoardFailed({ retry }: { retry: () => void }) {
  const say = useSay();
  return (
    <Empty title={say('board.failed')} help={say('board.failed_help')}>
      <Button variant="contained" onClick={() => retry()}>
        {say('board.retry')}
      </Button>
    </Empty>
  );
}

/** The last loaded day stays visible with a warning that it may be outdated. */
export function BoardStale({ retry }: { retry: () => void }) {
  const say = useSay();
  return (
    <Note tone="error" icon={IconAlertTriangle} role="alert">
      {say('board.stale')}{' '}
      <Button size="small" variant="outlined" onClick={() => retry()}>
        {say('board.retry')}
      </Button>
    </Note>
  );
}

export function BoardEmpty({ reason }: { reason: 'closed' | 'no_pitch' }) {
  const say = useSay();
  return <Empty title={say(`board.${reason}`)} help={say(`board.${reason}_help`)} />;
}
