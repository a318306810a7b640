import type { SeriesChoiceRequest } from '@five/shared/bookings/series/series.requests';
import type { AlternativeSlot } from '@five/shared/slots/slots.contract';
import type { SeriesDateAnswer } from '@five/shared/bookings/series/series.contract';
import { Button } from '@mui/material';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { usePitchName } from '../../platform/texts/use-names.ts';
import { Money } from '../../platform/texts/formatted.tsx';
import css from './weekly-dates.module.css';

type Decide = (date: string, choice: SeriesChoiceRequest | null) => void;

interface WeeklyDatesProps {
  dates: readonly SeriesDateAnswer[];
  /** Whether the plan is outdated, because the result of the last decision is still loading. */
  outdated: boolean;
  onDecide: Decide;
}

/**
 * Dates of a series. Each shows its slot, or the reason why the slot is unavailable, with
 * alternatives.
 */
export function WeeklyDates({ dates, outdated, onDecide }: WeeklyDatesProps) {
  return (
    <ol className={css['dates']} aria-busy={outdated}>
      {dates.map((date) => (
        <WeeklyDate key={date.date} date={date} onDecide={onDecide} />
      ))}
    </ol>
  );
}

function WeeklyDate({
  date: { date, state, why, slot, ways },
  onDecide,
}: {
  date: SeriesDateAnswer;
  onDecide: Decide;
}) {
  const t = useTypedTranslate();
  const { shortDay, hour } = useFormat();
  const pitchName = usePitchName();
  const choose = ({ date: on, startTime, pitch }: AlternativeSlot) =>
    onDecide(date, { date, to: { date: on, startTime, pitch } });
  return (
    <li data-state={state}>
      <strong>{shortDay(date)}</strong>
      {slot ? (
        <span>
          <bdi>{hour(slot.startTime)}</bdi> · <bdi>{pitchName(slot.pitch)}</bdi> ·{' '}
          <Money cents={slot.totalCents} />
        </span>
      ) : (
        <span>{state === 'conflict' && why ? t(`series.why.${why}`) : t('series.skipped')}</span>
      )}
      {state === 'conflict' &&
        ways.map((alternative) => (
          <Button
            key={`${alternative.date} ${alternative.startTime} ${alternative.pitch}`}
            variant="outlined"
            size="small"
            onClick={() => choose(alternative)}
          >
            <bdi>{hour(alternative.startTime)}</bdi>&nbsp;·{' '}
            <bdi>{pitchName(alternative.pitch)}</bdi>
          </Button>
        ))}
      {state === 'conflict' || state === 'ready' ? (
        <Button variant="text" size="small" onClick={() => onDecide(date, { date })}>
          {t('series.skip')}
          <span className="sr-only">&nbsp;{shortDay(date)}</span>
        </Button>
      ) : (
        <Button variant="text" size="small" onClick={() => onDecide(date, null)}>
          {t('series.restore')}
          <span className="sr-only">&nbsp;{shortDay(date)}</span>
        </Button>
      )}
    </li>
  );
}
