import type { SeriesChoiceRequest } from '@five/shared/bookings/series/series.requests';
import type { AlternativeSlot } from '@five/shared/slots/slots.contract';
import type { SeriesDateAnswer } from '@five/shared/bookings/series/series.contract';
import { formatMoney } from '@five/shared/money/money';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconPlayerSkipForward,
  IconSwitchHorizontal,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatTime } from '../../../platform/texts/format.ts';
import { formatDayAt } from '../../../platform/texts/format-night.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { TimeRange } from '../../../platform/texts/time-range.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { usePitchName } from '../../use-pitch-name.ts';

interface Props {
  date: SeriesDateAnswer;
  /**
   * Whether the slot, price or state of this date differs from the plan whose order was refused.
   */
  changed: boolean;
  /**
   * Whether this is the first changed date. It then shows the reason why nothing was booked and
   * gets the focus, because the submit button is far below.
   */
  first: boolean;
  /** Called with the player's decision; null: use the series' regular slot. */
  onDecide: (choice: SeriesChoiceRequest | null) => void;
}

const ICONS = {
  ready: IconCircleCheck,
  changed: IconSwitchHorizontal,
  skipped: IconPlayerSkipForward,
  conflict: IconAlertTriangle,
};

/**
 * One date of a plan for a weekly series: its slot and price, or the reason why it is unavailable
 * and alternatives.
 */
export function PlanDate({
  date: { date, state, why, slot, ways },
  changed,
  first,
  onDecide,
}: Props) {
  const { t } = useTranslation('series');
  const { locale } = useLocale();
  const day =
    slot?.date === date
      ? formatDayAt(date, slot.startTime, locale, 'long')
      : formatDay(date, locale, 'long');
  const Icon = ICONS[state];
  const row = useFocusIfFirst(first);
  return (
    <li
      ref={row}
      tabIndex={-1}
      className="plan-date"
      data-state={state}
      data-changed={changed || undefined}
    >
      {first && (
        <Notice status="warning" live>
          <p>{t('create.changedSince')}</p>
        </Notice>
      )}
      <h3>{day}</h3>
      {slot && <Slot slot={slot} date={date} />}
      <p className="plan-state">
        <Icon size={20} aria-hidden />
        <span>{state === 'conflict' && why ? t(`create.why.${why}`) : t(`create.${state}`)}</span>
        {changed && <strong>{t('create.moved')}</strong>}
      </p>
      {state === 'conflict' && (
        <Alternatives
          ways={ways}
          day={day}
          onChoose={({ date: on, startTime, pitch }) =>
            onDecide({ date, to: { date: on, startTime, pitch } })
          }
        />
      )}
      <DateActions date={date} state={state} day={day} onDecide={onDecide} />
    </li>
  );
}

/** Moves the focus to the row if it is the first changed date. */
function useFocusIfFirst(first: boolean) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!first) return;
    row.current?.scrollIntoView({ block: 'center' });
    row.current?.focus({ preventScroll: true });
  }, [first]);
  return row;
}

/** Buttons to skip the date, or to return to the series' regular slot. */
function DateActions({
  date,
  state,
  day,
  onDecide,
}: Pick<SeriesDateAnswer, 'date' | 'state'> & Pick<Props, 'onDecide'> & { day: string }) {
  const { t } = useTranslation('series');
  return (
    <div className="plan-acts">
      {(state === 'changed' || state === 'skipped') && (
        <Button look="quiet" size="small" onClick={() => onDecide(null)}>
          {t('create.restore')}
          <span className="unseen"> · {day}</span>
        </Button>
      )}
      {(state === 'conflict' || state === 'ready') && (
        <Button look="quiet" size="small" onClick={() => onDecide({ date })}>
          {t('create.skip')}
          <span className="unseen"> · {day}</span>
        </Button>
      )}
    </div>
  );
}

/**
 * Slot of a planned booking. It also shows the calendar date of the slot if that differs from
 * `date`, the opening day.
 */
function Slot({
  slot: { date: on, startTime, endTime, pitch, totalCents },
  date,
}: {
  slot: AlternativeSlot;
  date: string;
}) {
  const { locale } = useLocale();
  const pitchName = usePitchName();
  return (
    <p className="plan-slot">
      <span>
        {on !== date && <>{formatDayAt(on, startTime, locale, 'short')} · </>}
        <TimeRange startTime={startTime} endTime={endTime} /> · <bdi>{pitchName(pitch)}</bdi>
      </span>
      <bdi className="figure">{formatMoney(totalCents, locale)}</bdi>
    </p>
  );
}

/** Buttons for the alternative slots of a date. */
function Alternatives({
  ways,
  day,
  onChoose,
}: {
  ways: AlternativeSlot[];
  day: string;
  onChoose: (slot: AlternativeSlot) => void;
}) {
  const { t } = useTranslation('series');
  const { locale } = useLocale();
  const pitchName = usePitchName();
  if (ways.length === 0) return <p className="plan-none">{t('create.noWays')}</p>;
  return (
    <ul className="plan-ways" aria-label={`${t('create.ways')} · ${day}`}>
      {ways.map((slot) => (
        <li key={`${slot.date} ${slot.startTime} ${slot.pitch}`}>
          <button type="button" className="plan-way" onClick={() => onChoose(slot)}>
            <span>
              <bdi>{formatTime(slot.startTime, locale)}</bdi> · <bdi>{pitchName(slot.pitch)}</bdi>
            </span>
            <bdi className="figure">{formatMoney(slot.totalCents, locale)}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
