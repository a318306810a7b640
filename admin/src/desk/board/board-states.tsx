import { minutesSince, useKeptSince } from '@five/client/kept-time';
import { addMinutes, timeOfWall } from '@five/shared/time/wall-time';
import { IconAlertTriangle, IconPlugConnectedX } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { may } from '../../platform/tables/tables.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
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

/** States that the board is shown offline, and as of when; nothing while the server answers. */
export function BoardOffline({ now }: { now: string }) {
  const t = useTypedTranslate();
  const { hour } = useFormat();
  const kept = useKeptSince();
  if (kept === null) return null;
  const time = timeOfWall(addMinutes(now, -minutesSince(kept)));
  return (
    <Note tone="warning" icon={IconPlugConnectedX} role="status">
      {t('board.kept', { time: hour(time) })}
    </Note>
  );
}

/** Shown instead of the board. Who may add a pitch gets a link to do so. */
export function BoardEmpty({ reason }: { reason: 'closed' | 'no_pitch' }) {
  const t = useTypedTranslate();
  if (reason === 'closed' || !may('pitches.create'))
    return <Empty title={t(`board.${reason}`)} help={t(`board.${reason}_help`)} />;
  return (
    <Empty title={t('board.no_pitch')} help={t('board.no_pitch_admin')}>
      <Button variant="contained" component={Link} to="/pitches">
        {t('board.to_pitches')}
      </Button>
    </Empty>
  );
}
