import { useQuery } from '@tanstack/react-query';
import { IconCalendarDollar } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useTypedTranslate, useTextOf } from '../../platform/texts/i18n.ts';
import { dayQuery } from '../../desk/desk.queries.ts';
import { LoadFailedForAny } from '../../platform/forms/refusal.tsx';
import { useListed } from '../../platform/texts/use-listed.ts';
import { usePitchName, useWeekday } from '../../platform/texts/use-names.ts';
import { Span } from '../../platform/texts/formatted.tsx';
import { openPitchesQuery, sessionPricesQuery } from '../../pricings/week/week.queries.ts';
import { Note } from '../../ui/note.tsx';
import { openingOf } from '../outside/outside.rules.ts';
import css from '../outside/outside.module.css';
import { unpricedPeriods, type UnpricedHours } from '@five/shared/pricings/unpriced-hours.rules';

/** Lists the entered hours that have no price and therefore cannot be booked. */
export function PricesCheck() {
  const t = useTypedTranslate();
  const textOf = useTextOf();
  const { found, reads, pitchCount } = useUnpricedPeriods();
  if (reads.some(({ isLoadingError }) => isLoadingError))
    return (
      <div className={css['check']}>
        <p>{t('opening.gaps_unread')}</p>
        <LoadFailedForAny reads={reads} />
      </div>
    );
  if (found.length === 0) return null;
  return (
    <div className={css['check']}>
      <Note tone="warning" icon={IconCalendarDollar} role="status">
        {t('opening.gaps')} <Link to="/pricing_week">{t('opening.gaps_open')}</Link>
        {found.map(({ name, lines }, index) => (
          <div key={index} className={css['stretch']}>
            <b>
              <bdi>
                {name === null ? t('opening.gaps_usual') : textOf(name) || t('venue.seasons')}
              </bdi>
            </b>
            <ul>
              {lines.map((line, at) => (
                <li key={at}>
                  <HoursLine line={line} every={pitchCount} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Note>
    </div>
  );
}

/** The opening hours entered in the form that have no price, by season. */
function useUnpricedPeriods() {
  const [openingHours, seasons, step]: unknown[] = useWatch({
    name: ['openingHours', 'seasons', 'policies.slotMinutes'],
  });
  const [dayRead, rulesRead, openRead] = [
    useQuery(dayQuery(null)),
    useQuery(sessionPricesQuery()),
    useQuery(openPitchesQuery()),
  ];
  const [today, rules, open] = [dayRead.data?.date, rulesRead.data, openRead.data];
  const found = useMemo(() => {
    const typed = Array.isArray(seasons) ? seasons : [];
    // Each season is parsed separately, so that it keeps its index in the form even if another
    // season is invalid.
    const dated = typed.flatMap((season, index) =>
      openingOf({ seasons: [season] }).seasons.map((whole) => ({ index, whole })),
    );
    const opening = { ...openingOf({ openingHours }), seasons: dated.map(({ whole }) => whole) };
    const slotMinutes = typeof step === 'number' ? step : 60;
    return today === undefined || !rules || !open
      ? []
      : unpricedPeriods(
          opening,
          { rules, pitches: open.map(({ code }) => code), slotMinutes },
          today,
        ).map(({ season, hours: lines }) => ({
          lines,
          name: season === null ? null : typed[dated[season]?.index ?? 0]?.name,
        }));
  }, [openingHours, seasons, step, rules, open, today]);
  return { found, reads: [dayRead, rulesRead, openRead], pitchCount: open?.length ?? 0 };
}

/** One period without a price. Its days and pitches are left out if all are affected. */
function HoursLine({
  line: { startTime, endTime, durationMinutes, weekdays, pitches },
  every,
}: {
  line: UnpricedHours;
  every: number;
}) {
  const t = useTypedTranslate();
  const weekday = useWeekday();
  const listed = useListed();
  const pitchName = usePitchName();
  return (
    <>
      <Span startTime={startTime} endTime={endTime} /> ·{' '}
      {weekdays.length === 7 ? t('opening.every_day') : listed(weekdays.map(weekday))} ·{' '}
      {t('fields.minutes', { count: durationMinutes })}
      {pitches.length < every && (
        <>
          {' '}
          · <bdi>{listed(pitches.map(pitchName))}</bdi>
        </>
      )}
    </>
  );
}
