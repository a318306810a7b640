import { formatMoney } from '@five/shared/money/money';
import type { BookingDuration } from '@five/shared/bookings/bookings.codes';
import type { AvailabilityDay, SlotAnswer } from '@five/shared/slots/slots.contract';
import { addDays } from '@five/shared/time/wall-time';
import { IconCheck } from '@tabler/icons-react';
import { Fragment, useEffect, useRef, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatTime } from '../../../platform/format.ts';
import { LocaleLink } from '../../../platform/locale-link.tsx';
import { useLocale } from '../../../platform/locale.ts';
import type { Result } from '../../../platform/use-result.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { ClosedHall } from '../../../ui/art/closed-hall.tsx';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import {
  boardHours,
  choiceOf,
  isInside,
  partOf,
  type BoardCell,
  type BoardHour,
  type Choice,
} from '../../board.ts';
import type { WaitlistSlot } from '../../waitlist-slot.ts';
import type { ChoiceQuery } from '../../choice-query.ts';
import { HoldExpiry } from './hold-expiry.tsx';
import { matchAt, type MatchOfCell } from '../../match-cells.ts';
import './board.css';

// In a narrow cell the unit may wrap below the number.
const NO_BREAK = '\u00a0';

interface Props {
  /** Open matches of the day. */
  matches: readonly MatchOfCell[];
  day: Result<AvailabilityDay | null>;
  durationMinutes: BookingDuration;
  choice: Choice | null;
  /** The taken slot selected for the waiting list. */
  awaited: WaitlistSlot | null;
  /** Why the selection is unavailable: no longer free, or not free for two hours. */
  lost: 'gone' | 'goneTwo' | null;
  onChoose: (change: Partial<ChoiceQuery>) => void;
}

/** Pitches and hours with a price in every free cell: a table on wide screens, a list on phones. */
export function Board({ day: { data: day, failed, retry }, lost, ...rest }: Props) {
  const { t } = useTranslation(['bookings', 'common']);
  if (failed) return <LoadFailed onRetry={retry} />;
  if (day === undefined) return <Skeleton height="var(--board-height)" />;
  if (!day || day.opening.length === 0 || boardHours(day).length === 0)
    return <NoHours day={day} onChoose={rest.onChoose} />;
  return (
    <>
      {lost && (
        <Notice status="warning" live>
          {t(`reserve.${lost}`)}
        </Notice>
      )}
      <Hours day={day} {...rest} />
    </>
  );
}

interface HoursProps extends Omit<Props, 'day' | 'lost'> {
  day: AvailabilityDay;
}

/**
 * Scrolls the selected cell into view once the day is loaded, and again when the bar would cover
 * it.
 */
function useScrollToChosen(day: string, chosen: boolean, name: string | undefined) {
  const board = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (chosen && shown.current === null)
      board.current?.querySelector('[data-state="chosen"]')?.scrollIntoView({ block: 'center' });
    shown.current = day;
  }, [day, chosen]);
  useEffect(() => {
    if (name)
      board.current
        ?.querySelector('[data-state="chosen"], [data-state="awaited"]')
        ?.scrollIntoView({ block: 'nearest' });
  }, [name]);
  return board;
}

function Hours({ day, ...rest }: HoursProps) {
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

function Hour({ hour, ...rest }: { hour: BoardHour } & Omit<HoursProps, 'day'>) {
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

function Cell({
  cell,
  matches,
  durationMinutes,
  choice,
  awaited,
  onChoose,
}: { cell: BoardCell } & Omit<HoursProps, 'day'>) {
  const { t } = useTranslation(['bookings', 'common']);
  const { locale } = useLocale();
  const { pitch, slot } = cell;
  const inside = isInside(cell, choice);
  const offer = choiceOf(cell, durationMinutes);
  const match = matchAt(cell, matches);
  if (match) return <MatchCell cell={cell} match={match} />;
  if (slot?.state === 'taken')
    return (
      <TakenCell
        pitch={pitch}
        slot={slot}
        awaited={isWaitlistSlot(cell, awaited)}
        onChoose={onChoose}
      />
    );
  if (!slot || !(offer ?? inside)) return <QuietCell cell={cell} />;
  const isStart = inside && choice?.slot.startTime === slot.startTime;
  return (
    <button
      type="button"
      className="cell"
      data-state={inside ? 'chosen' : 'free'}
      aria-pressed={isStart}
      onClick={() =>
        onChoose(
          isStart
            ? { startTime: null, pitch: null, wait: false }
            : { startTime: slot.startTime, pitch: pitch.pitch, wait: false },
        )
      }
    >
      <span className="unseen">
        {t('reserve.cell', { time: formatTime(slot.startTime, locale), pitch: pitch.name })}{' '}
      </span>
      {inside && <IconCheck size={18} stroke={3} aria-hidden />}
      {offer && <bdi>{formatMoney(offer.totalCents, locale).replace(NO_BREAK, ' ')}</bdi>}
    </button>
  );
}

/** A taken cell whose open match still has places. */
function MatchCell({
  cell: { pitch },
  match: { reference, placesLeft },
}: {
  cell: BoardCell;
  match: MatchOfCell;
}) {
  const { t } = useTranslation('bookings');
  return (
    <LocaleLink to={`/open-matches/${reference}`} className="cell" data-state="match">
      <span className="unseen">{pitch.name} </span>
      <span>{t('reserve.places', { count: placesLeft })}</span>
    </LocaleLink>
  );
}

/** A taken cell links to its waiting list; a held one shows the time until the hold expires. */
function TakenCell({
  pitch,
  slot,
  awaited,
  onChoose,
}: { pitch: BoardCell['pitch']; slot: SlotAnswer; awaited: boolean } & Pick<
  HoursProps,
  'onChoose'
>) {
  const { t } = useTranslation(['bookings', 'waiting']);
  const { locale } = useLocale();
  return (
    <button
      type="button"
      className="cell"
      data-state={awaited ? 'awaited' : 'taken'}
      data-slot={`${slot.date} ${slot.startTime} ${pitch.pitch}`}
      aria-pressed={awaited}
      onClick={() =>
        onChoose(
          awaited
            ? { startTime: null, pitch: null, wait: false }
            : { startTime: slot.startTime, pitch: pitch.pitch, wait: true },
        )
      }
    >
      <span className="unseen">
        {t('reserve.cell', { time: formatTime(slot.startTime, locale), pitch: pitch.name })}{' '}
      </span>
      <span>{t('reserve.taken')}</span>
      {slot.heldUntil && <HoldExpiry until={slot.heldUntil} />}
      <span className="unseen">. {t('waiting:cell')}</span>
    </button>
  );
}

const isWaitlistSlot = ({ pitch, slot }: BoardCell, awaited: WaitlistSlot | null): boolean =>
  awaited !== null &&
  awaited.pitch.pitch === pitch.pitch &&
  awaited.slot.startTime === slot?.startTime &&
  awaited.slot.date === slot.date;

/** A cell that cannot be selected, with the reason in one word. */
function QuietCell({ cell: { pitch, slot } }: { cell: BoardCell }) {
  const { t } = useTranslation(['bookings', 'common']);
  const word = !slot ? 'notBookable' : slot.state === 'free' ? 'noTwoHours' : 'past';
  return (
    <div className="cell" data-state={word}>
      <span className="unseen">{pitch.name} </span>
      <span>{t(`reserve.${word}`)}</span>
    </div>
  );
}

function NoHours({ day, onChoose }: { day: AvailabilityDay | null; onChoose: Props['onChoose'] }) {
  const { t } = useTranslation(['bookings', 'common']);
  const over = day !== null && day.opening.length > 0;
  return (
    <Empty
      scene={<ClosedHall />}
      title={t(over ? 'reserve.overTitle' : 'reserve.closedTitle')}
      text={t(over ? 'reserve.overText' : 'reserve.closedText')}
    >
      {day && (
        <Button
          look="quiet"
          onClick={() => onChoose({ date: addDays(day.date, 1), startTime: null, pitch: null })}
        >
          {t('reserve.nextDay')}
        </Button>
      )}
    </Empty>
  );
}
