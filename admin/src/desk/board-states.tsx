import { IconAlertTriangle } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useTypedTranslate } from '../platform/i18n.ts';
import { Empty } from '../ui/empty.tsx';
import { Note } from '../ui/note.tsx';
import css from './board-states.module.css';

/** Placeholder of the final size, so that nothing shifts. */
export function BoardLoading() {
  const t = useTypedTranslate();
  return (
    <div className={css['loading']} role="status">
      <span className="sr-only">{t('panel.loading')}</span>
    </div>
  );
}

export function BoardFailed({ retry }: { retry: () => void }) {
  const t = useTypedTranslate();
  return (
    <Empty title={t('board.failed')} help={t('board.failed_help')}>
      <Button variant="contained" onClick={() => retry()}>
        {t('board.retry')}
      </Button>
    </Empty>
  );
}

/** The last loaded day stays visible with a warning that it may be outdated. */
export function BoardStale({ retry }: { retry: () => void }) {
  const t = useTypedTranslate();
  return (
    <Note tone="error" icon={IconAlertTriangle} role="alert">
      {t('board.stale')}{' '}
      <Button size="small" variant="outlined" onClick={() => retry()}>
        {t('board.retry')}
      </Button>
    </Note>
  );
}

export function BoardEmpty({ reason }: { reason: 'closed' | 'no_pitch' }) {
  const t = useTypedTranslate();
  return <Empty title={t(`board.${reason}`)} help={t(`board.${reason}_help`)} />;
}
