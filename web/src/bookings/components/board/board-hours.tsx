import type { AvailabilityDay } from '@five/shared/slots/slots.contract';
import { Fragment, useEffect, useRef, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatTime } from '../../../platform/texts/format.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { boardHours, partOf, type BoardHour, type Choice } from '../../grid/board.ts';
import type { WaitlistSlot } from '../../grid/waitlist-slot.ts';
import { Cell, type GridProps } from './board-cell.tsx';
import './board.css';

/**
 * Scrolls the selected cell to the middle once the day is loaded, unless it was pressed before
 * hydration and so is visible. Scrolls again if the selection bar would cover the cell.
 */
function useScrollToChosen(day: string, chosen: boolean, name: string | undefined) {
  const board = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (chosen && shown.current === null && document.body.dataset.early === undefined)
      board.current?.querySelector('[data-state="chosen"]')?.scrollIntoView({ block: 'center' });
    shown.current = day;
  }, [day, chosen]);
  // A later visit of the page begins without a press before hydration.
  useEffect(() => () => void delete document.body.dataset.early, []);
  useEffect(() => {
    if (name)
      board.current
        ?.querySelector('[data-state="chosen"], [data-state="awaited"]')
        ?.scrollIntoView({ block: 'nearest' });
  }, [name]);
  return board;
}

/** The hours of an opening day, each with a cell per pitch. The day has hours to show. */
export function BoardHours({ day, ...rest }: GridProps & { day: AvailabilityDay }) {
  const { t } = useTranslation(['bookings', 'common']);
  const { locale } = useLocale();
  const hours = boardHours(day);
  const board = useScrollToChosen(
    day.date,
    rest.choice !== null,
    nameOf(rest.choice ?? rest.awaited),
  );
  const style: CSSProperties & Record<'--hours' | '--pitches', number> = {
    '--hours': hours.length,
    '--pitches': day.pitches.length,
  };
  return (
    <div
      ref={board}
      className="board"
      style={style}
      role="group"
      aria-label={t('reserve.board', { date: formatDay(day.date, locale, 'long') })}
    >
      <div className="board-pitches" aria-hidden>
        {day.pitches.map(({ pitch, name }) => (
          <span key={pitch}>{name}</span>
        ))}
      </div>
      <ol className="board-hours">
        {hours.map((hour, i) => {
          const part = partOf(day.date, hour);
          const before = hours[i - 1];
          return (
            <Fragment key={`${hour.date} ${hour.startTime}`}>
              {(!before || partOf(day.date, before) !== part) && (
                <li className="board-part" aria-hidden>
                  {t(`reserve.part.${part}`)}
                </li>
              )}
              <Hour hour={hour} {...rest} />
            </Fragment>
          );
        })}
      </ol>
    </div>
  );
}

const nameOf = (chosen: Choice | WaitlistSlot | null) =>
  chosen?.slot && [chosen.slot.date, chosen.slot.startTime, chosen.pitch.pitch].join(' ');

function Hour({ hour, ...rest }: GridProps & { hour: BoardHour }) {
  const { locale } = useLocale();
  return (
    <li className="board-hour">
      <bdi className="board-time figure">{formatTime(hour.startTime, locale)}</bdi>
      <ul>
        {hour.cells.map((cell) => (
          <li key={cell.pitch.pitch}>
            <Cell cell={cell} {...rest} />
          </li>
        ))}
      </ul>
    </li>
  );
}
