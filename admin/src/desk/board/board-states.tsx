import { IconAlertTriangle } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Empty } from '../../ui/empty.tsx';
import { Note } from '../../ui/note.tsx';
import css from './board-states.module.css';

/** Placeholder of the board in its final size, so that the page does not shift. */
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

/** Warns that the board may be outdated; the last loaded day stays visible. */
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
