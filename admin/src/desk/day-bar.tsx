import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { addDays } from '@five/shared/time/wall-time';
import {
  IconChevronLeft,
  IconChevronRight,
  IconListDetails,
  IconPlugConnected,
  IconPlugConnectedX,
  IconPrinter,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Button, IconButton } from '@mui/material';
import { signIcon } from '../bookings/booking-sign-icons.ts';
import { DayPicker } from '../platform/day-picker.tsx';
import { useSay } from '../platform/i18n.ts';
import { useFormat } from '../platform/use-format.ts';
import { Tag } from '../ui/tag.tsx';
import css from './day-bar.module.css';
import type { LiveState } from './desk-live.tsx';
import type { useDeskPlace } from './desk-place.ts';
import { dayQuery } from './desk.queries.ts';

/** The focus returns here when the panel is closed. */
export const LANES = 'lanes';

interface DayBarProps {
  day: DeskDayAnswer | undefined;
  live: LiveState;
  place: ReturnType<typeof useDeskPlace>;
}

/** The displayed day in words, and navigation to other days. */
export function DayBar({
  day,
  live,
  place: { date: chosen, goTo, lanes, openLanes, close },
}: DayBarProps) {
  const say = useSay();
  const { day: dayText, away: awayText } = useFormat();
  const { data: running } = useQuery(dayQuery(null));
  const date = chosen ?? day?.date ?? null;
  const isToday = chosen === null || chosen === running?.date;
  const away =
    date !== null && running && date !== running.date ? awayText(date, running.date) : null;
  const turn = (days: number) => date !== null && goTo(addDays(date, days));
  return (
    <header className={css['bar']}>
      <div className={css['days']}>
        <IconButton aria-label={say('board.previous_day')} onClick={() => turn(-1)}>
          <IconChevronLeft aria-hidden className="points" />
        </IconButton>
        <IconButton aria-label={say('board.next_day')} onClick={() => turn(1)}>
          <IconChevronRight aria-hidden className="points" />
        </IconButton>
        <div>
          <h1>{date === null ? say('board.title') : dayText(date)}</h1>
          {away && <small>{away}</small>}
        </div>
      </div>
      <Button variant="outlined" size="small" aria-pressed={isToday} onClick={() => goTo(null)}>
        {say('board.today')}
      </Button>
      {date !== null && <DayPicker date={date} onChange={goTo} />}
      <Button
        data-key={LANES}
        variant="outlined"
        size="small"
        aria-pressed={lanes}
        startIcon={<IconListDetails aria-hidden />}
        onClick={lanes ? close : openLanes}
      >
        {say('lanes.button')}
      </Button>
      <IconButton
        className={css['print'] ?? ''}
        aria-label={say('sheet.print')}
        onClick={() => window.print()}
      >
        <IconPrinter aria-hidden />
      </IconButton>
      {day && <Counts counts={day.counts} />}
      <LiveSign live={live} />
    </header>
  );
}

function Counts({ counts }: { counts: DeskDayAnswer['counts'] }) {
  const say = useSay();
  return (
    <div className={css['counts']} role="group" aria-label={say('board.counts', { ...counts })}>
      {counts.pending > 0 && (
        <Tag
          tone="waiting"
          icon={signIcon.pending}
        >{`${say('tag.pending')} ${counts.pending}`}</Tag>
      )}
      {counts.underReview > 0 && (
        <Tag
          tone="review"
          icon={signIcon.under_review}
        >{`${say('tag.under_review')} ${counts.underReview}`}</Tag>
      )}
      {counts.unpaid > 0 && (
        <Tag tone="due" icon={signIcon.unpaid}>{`${say('tag.unpaid')} ${counts.unpaid}`}</Tag>
      )}
    </div>
  );
}

function LiveSign({ live }: { live: LiveState }) {
  const say = useSay();
  if (live === 'opening') return <p className={css['live']} role="status" />;
  const Sign = live === 'live' ? IconPlugConnected : IconPlugConnectedX;
  return (
    <p className={css['live']} data-live={live} role="status">
      <Sign aria-hidden size={20} />
      <span>{live === 'live' ? say('board.live') : say('board.offline')}</span>
    </p>
  );
}
