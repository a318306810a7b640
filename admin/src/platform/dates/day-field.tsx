import { addDays } from '@five/shared/time/wall-time';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { IconButton } from '@mui/material';
import css from './day-field.module.css';
import { DayPicker } from './day-picker.tsx';
import { useTypedTranslate } from '../texts/i18n.ts';
import { useFormat } from '../texts/use-format.ts';

/** Shows a day as text, with buttons for the previous and the next day and a calendar. */
export function DayField({ date, onChange }: { date: string; onChange: (date: string) => void }) {
  const t = useTypedTranslate();
  const { day } = useFormat();
  return (
    <div className={css['field']}>
      <IconButton aria-label={t('board.previous_day')} onClick={() => onChange(addDays(date, -1))}>
        <IconChevronLeft aria-hidden className="points" />
      </IconButton>
      <strong aria-live="polite">{day(date)}</strong>
      <IconButton aria-label={t('board.next_day')} onClick={() => onChange(addDays(date, 1))}>
        <IconChevronRight aria-hidden className="points" />
      </IconButton>
      <DayPicker date={date} onChange={onChange} />
    </div>
  );
}
