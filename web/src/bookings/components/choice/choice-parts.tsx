import { formatMoney, perPersonCents } from '@five/shared/money/money';
import { hoursOf } from '@five/shared/subscriptions/subscriptions.rules';
import { spanMinutes } from '@five/shared/time/wall-time';
import { useTranslation } from 'react-i18next';
import { formatDayAt } from '../../../platform/texts/format-night.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { TimeRange } from '../../../platform/texts/time-range.tsx';
import type { AddonCounts } from '../../../pricings/addons.ts';
import { AddonPicker, useOffersNone } from '../../../pricings/components/addon-picker.tsx';
import { useVenue } from '../../../venue/venue.queries.ts';
import type { Choice } from '../../grid/board.ts';
import { useEffect } from 'react';
import '../../../ui/disclosure.css';

/** The selected time and pitch. */
export function Summary({ choice: { slot, endTime, pitch } }: { choice: Choice }) {
  const { locale } = useLocale();
  return (
    <p className="choice-what" aria-live="polite">
      <span className="figure">
        <TimeRange startTime={slot.startTime} endTime={endTime} />
      </span>
      <span>
        {formatDayAt(slot.date, slot.startTime, locale, 'short')} · {pitch.name}
      </span>
    </p>
  );
}

interface TotalProps {
  choice: Choice;
  addedCents: number;
}

/** The price of the selection, in money or in pack hours. */
export function Total({ choice, addedCents, inHours }: TotalProps & { inHours: boolean }) {
  return inHours ? (
    <PackHours choice={choice} addedCents={addedCents} />
  ) : (
    <Price totalCents={choice.totalCents + addedCents} />
  );
}

function Price({ totalCents }: { totalCents: number }) {
  const { t } = useTranslation(['bookings', 'common']);
  const { locale } = useLocale();
  const { data: venue } = useVenue();
  return (
    <p className="choice-price">
      <span className="unseen">{t('bar.total')}</span>
      <span className="figure">
        <bdi>{formatMoney(totalCents, locale)}</bdi>
      </span>
      {venue && (
        <span>
          {t('common:perPerson', {
            amount: formatMoney(perPersonCents(totalCents, venue.playersPerMatch), locale),
          })}
        </span>
      )}
    </p>
  );
}

/** Total of a booking that is paid with pack hours; only its add-ons are paid in money. */
function PackHours({ choice: { slot, endTime }, addedCents }: TotalProps) {
  const { t } = useTranslation('bookings');
  const { locale } = useLocale();
  return (
    <p className="choice-price">
      <span className="unseen">{t('bar.total')}</span>
      <span className="figure">
        {t('bar.hours', { count: hoursOf(spanMinutes(slot.startTime, endTime)) })}
      </span>
      <span>
        {addedCents > 0
          ? t('bar.fromPackAnd', { amount: formatMoney(addedCents, locale) })
          : t('bar.fromPack')}
      </span>
    </p>
  );
}

interface AddonsProps {
  counts: AddonCounts;
  addedCents: number;
  onChange: (counts: AddonCounts) => void;
}

/** Selection of add-ons, with their price; nothing if the venue offers none. */
export function Addons({ counts, addedCents, onChange }: AddonsProps) {
  const { t } = useTranslation('tickets');
  const { locale } = useLocale();
  if (useOffersNone()) return null;
  return (
    <details className="disclosure">
      <summary>
        {t('addons.offer')}
        {addedCents > 0 && <bdi>+ {formatMoney(addedCents, locale)}</bdi>}
      </summary>
      <AddonPicker counts={counts} onChange={onChange} />
    </details>
  );
}

/**
 * Sets `data-bar` on the body while the component is mounted. On phones, styles then replace the
 * bottom navigation bar by the selection bar.
 */
export function useReplaceTabBar(): void {
  useEffect(() => {
    document.body.dataset.bar = 'open';
    return () => {
      delete document.body.dataset.bar;
    };
  }, []);
}
