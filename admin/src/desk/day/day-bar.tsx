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
import { statusIcon } from '../../bookings/tag/booking-status-icons.ts';
import { DayPicker } from '../../platform/dates/day-picker.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { Tag } from '../../ui/tag.tsx';
import css from './day-bar.module.css';
import type { LiveState } from '../desk-live.tsx';
import type { useDeskLocation } from '../desk-location.ts';
import { dayQuery } from '../desk.queries.ts';

/**
 * Value of `data-key` of the button that opens the panel with pending bookings, refunds and
 * arrivals. When this panel is closed, the focus returns to the button.
 */
export const LANES = 'lanes';

interface DayBarProps {
  day: DeskDayAnswer | undefined;
  live: LiveState;
  place: ReturnType<typeof useDeskLocation>;
}

/** The bar above the board: the displayed day as text, and navigation to other days. */
export function DayBar({
  day,
  live,
  place: { date: chosen, goTo, lanes, openLanes, close },
}: DayBarProps) {
  const t = useTypedTranslate();
  const { data: running } = useQuery(dayQuery(null));
  const date = chosen ?? day?.date ?? null;
  const isToday = chosen === null || chosen === running?.date;
  return (
    <header className={css['bar']}>
      <DayHeading date={date} today={running?.date} onChange={goTo} />
      <Button variant="outlined" size="small" aria-pressed={isToday} onClick={() => goTo(null)}>
        {t('board.today')}
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
        {t('lanes.button')}
      </Button>
      <IconButton
        className={css['print'] ?? ''}
        aria-label={t('sheet.print')}
        onClick={() => window.print()}
      >
        <IconPrinter aria-hidden />
      </IconButton>
      {day && <Counts counts={day.counts} />}
      <LiveIndicator live={live} />
    </header>
  );
}

interface DayHeadingProps {
  date: string | null;
  /** The current opening day. */
  today: string | undefined;
  onChange: (date: string) => void;
}

/** The day as text with its distance from today, and buttons for the days before and after it. */
function DayHeading({ date, today, onChange }: DayHeadingProps) {
  const t = useTypedTranslate();
  const { day: dayText, away: awayText } = useFormat();
  const away = date !== null && today && date !== today ? awayText(date, today) : null;
  const turn = (days: number) => date !== null && onChange(addDays(date, days));
  return (
    <div className={css['days']}>
      <IconButton aria-label={t('board.previous_day')} onClick={() => turn(-1)}>
        <IconChevronLeft aria-hidden className="points" />
      </IconButton>
      <IconButton aria-label={t('board.next_day')} onClick={() => turn(1)}>
        <IconChevronRight aria-hidden className="points" />
      </IconButton>
      <div>
        <h1>{date === null ? t('board.title') : dayText(date)}</h1>
        {away && <small>{away}</small>}
      </div>
    </div>
  );
}

function Counts({ counts }: { counts: DeskDayAnswer['counts'] }) {
  const t = useTypedTranslate();
  return (
    <div className={css['counts']} role="group" aria-label={t('board.counts', { ...counts })}>
      {counts.pending > 0 && (
        <Tag
          tone="waiting"
          icon={statusIcon.pending}
        >{`${t('tag.pending')} ${counts.pending}`}</Tag>
      )}
      {counts.underReview > 0 && (
        <Tag
          tone="review"
          icon={statusIcon.under_review}
        >{`${t('tag.under_review')} ${counts.underReview}`}</Tag>
      )}
      {counts.unpaid > 0 && (
        <Tag tone="due" icon={statusIcon.unpaid}>{`${t('tag.unpaid')} ${counts.unpaid}`}</Tag>
      )}
    </div>
  );
}

function LiveIndicator({ live }: { live: LiveState }) {
  const t = useTypedTranslate();
  if (live === 'opening') return <p className={css['live']} role="status" />;
  const Sign = live === 'live' ? IconPlugConnected : IconPlugConnectedX;
  return (
    <p className={css['live']} data-live={live} role="status">
      <Sign aria-hidden size={20} />
      <span>{live === 'live' ? t('board.live') : t('board.offline')}</span>
    </p>
  );
}
