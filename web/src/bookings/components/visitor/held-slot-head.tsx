import { formatMoney } from '@five/shared/money/money';
import { useTranslation } from 'react-i18next';
import { formatDayAt } from '../../../platform/texts/format-night.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { TimeRange } from '../../../platform/texts/time-range.tsx';
import type { HeldSlot } from '../../held-slot.ts';
import { usePitchName } from '../../use-pitch-name.ts';
import { Countdown } from '../countdown.tsx';

/** The held slot with its price and the time left. */
export function HeldSlotHead({ held, isLive }: { held: HeldSlot; isLive: boolean }) {
  const { t } = useTranslation('drafts');
  const { locale } = useLocale();
  const pitchName = usePitchName();
  return (
    <div className="held-head">
      <p className="held-what">
        <span className="figure">
          <TimeRange startTime={held.startTime} endTime={held.endTime} />
        </span>
        <span>
          {formatDayAt(held.date, held.startTime, locale, 'short')} ·{' '}
          <bdi>{pitchName(held.pitch)}</bdi> · <bdi>{formatMoney(held.totalCents, locale)}</bdi>
        </span>
      </p>
      {isLive && <Countdown until={held.expiresAt} label={t('heldFor')} />}
    </div>
  );
}
