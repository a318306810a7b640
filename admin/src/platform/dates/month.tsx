import { addMonths } from '@five/shared/time/wall-time';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { IconButton } from '@mui/material';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTypedTranslate } from '../texts/i18n.ts';
import css from './month.module.css';
import { dayByKey, weeksOf } from './month.rules.ts';
import { useFormat } from '../texts/use-format.ts';

/** Calendar of one month: arrow keys move between days, Enter selects a day. */
export function Month({ date, onChoose }: { date: string; onChoose: (date: string) => void }) {
  const t = useTypedTranslate();
  const { month } = useFormat();
  const [at, setAt] = useState(date);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Moves the focus to the selected day, unless the previous or next button has the focus.
    if (!box.current?.querySelector('header')?.contains(document.activeElement))
      box.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus();
  }, [at]);
  const moveFocus = (event: KeyboardEvent) => {
    const next = dayByKey(at, event.key, document.documentElement.dir === 'rtl');
    if (next === null) return;
    event.preventDefault();
    setAt(next);
  };
  return (
    <div ref={box} className={css['month']}>
      <header>
        <IconButton aria-label={t('calendar.previous')} onClick={() => setAt(addMonths(at, -1))}>
          <IconChevronLeft aria-hidden className="points" />
        </IconButton>
        <strong aria-live="polite">{month(at)}</strong>
        <IconButton aria-label={t('calendar.next')} onClick={() => setAt(addMonths(at, 1))}>
          <IconChevronRight aria-hidden className="points" />
        </IconButton>
      </header>
      <table role="presentation" onKeyDown={moveFocus}>
        <Weekdays week={weeksOf(at)[0] ?? []} />
        <tbody>
          {weeksOf(at).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <DayButton day={day} at={at} chosen={day === date} onChoose={onChoose} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Weekdays({ week }: { week: string[] }) {
  const { weekday } = useFormat();
  return (
    <thead aria-hidden="true">
      <tr>
        {week.map((day) => (
          <th key={day}>{weekday(day)}</th>
        ))}
      </tr>
    </thead>
  );
}

function DayButton({
  day,
  at,
  chosen,
  onChoose,
}: {
  day: string;
  at: string;
  chosen: boolean;
  onChoose: (date: string) => void;
}) {
  const { day: dayText } = useFormat();
  const outside = day.slice(0, 7) !== at.slice(0, 7);
  return (
    <button
      type="button"
      aria-label={dayText(day)}
      aria-current={chosen ? 'date' : undefined}
      data-outside={outside || undefined}
      tabIndex={day === at ? 0 : -1}
      onClick={() => onChoose(day)}
    >
      {Number(day.slice(8))}
    </button>
  );
}
