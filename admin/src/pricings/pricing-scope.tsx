import type { PricingAnswer } from '@five/shared/pricings/pricings.contract';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { useDays } from '../platform/tables/display.tsx';
import { useListed } from '../platform/texts/use-listed.ts';
import { usePitchName, useTariffName, useWeekday, WEEKDAYS } from '../platform/texts/use-names.ts';
import { Span } from '../platform/texts/formatted.tsx';

type Scope = Pick<
  PricingAnswer,
  'durationMinutes' | 'pitch' | 'from' | 'to' | 'weekdays' | 'startTime' | 'endTime' | 'tariff'
>;

/** The conditions of a price as text; conditions without a value are left out. */
export function PricingScope({
  pricing: { durationMinutes, pitch, from, to, weekdays, startTime, endTime, tariff },
}: {
  pricing: Scope;
}) {
  const weekday = useWeekday();
  const t = useTypedTranslate();
  const days = useDays();
  const pitchName = usePitchName();
  const tariffName = useTariffName();
  const listed = useListed();
  const named = WEEKDAYS.filter((day) => weekdays?.includes(day)).map(weekday);
  return (
    <>
      {durationMinutes !== null && <> · {t('fields.minutes', { count: durationMinutes })}</>}
      {named.length > 0 && <> · {listed(named)}</>}
      {startTime !== null && endTime !== null && (
        <>
          {' '}
          · <Span startTime={startTime} endTime={endTime} />
        </>
      )}
      {pitch !== null && (
        <>
          {' '}
          · <bdi>{pitchName(pitch)}</bdi>
        </>
      )}
      {(from !== null || to !== null) && <> · {days({ from, to })}</>}
      {' · '}
      <bdi>{tariffName(tariff)}</bdi>
    </>
  );
}
