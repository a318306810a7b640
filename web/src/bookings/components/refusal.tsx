import type { AlternativeSlot } from '@five/shared/bookings/bookings.contract';
import { formatMoney } from '@five/shared/money/money';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../platform/api.ts';
import { formatDay, formatTime } from '../../platform/format.ts';
import { LocaleLink } from '../../platform/locale-link.tsx';
import { useLocale } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ChoiceQuery } from '../choice-query.ts';

interface Props {
  failure: ApiFailure;
  onChoose: (change: Partial<ChoiceQuery>) => void;
}

/** Why it was not booked and the nearest way out. */
export function Refusal({ failure: { code, message, alternatives }, onChoose }: Props) {
  const { t } = useTranslation(['bookings', 'common']);
  if (alternatives.length > 0) {
    return (
      <Notice status="warning" live title={t('bar.taken')}>
        <div className="choice-others">
          {alternatives.map((slot) => <Alternative key={`${slot.date} ${slot.startTime} ${slot.pitch}`} slot={slot} onChoose={onChoose} />)}
        </div>
      </Notice>
    );
  }
  return (
    <Notice status="error" live>
      <p>{message || t(code === 'UNREACHABLE' ? 'common:error.unreachable' : 'common:error.generic')}</p>
      {code === 'AUTH_UNVERIFIED' && <LocaleLink to="/account/verify" className={buttonClass('quiet', 'small')}>{t('bar.verify')}</LocaleLink>}
    </Notice>
  );
}

function Alternative({ slot: { openingDay, date, startTime, pitch, totalCents }, onChoose }: { slot: AlternativeSlot } & Omit<Props, 'failure'>) {
  const { t } = useTranslation(['bookings', 'common']);
  const { locale } = useLocale();
  return (
    <button type="button" className={buttonClass('quiet', 'small')} onClick={() => onChoose({ date: openingDay, startTime, pitch })}>
      <bdi>{formatDay(date, locale, 'short')}</bdi> · <bdi>{formatTime(startTime, locale)}</bdi> · {t('ticket.pitch', { code: pitch })} · <bdi>{formatMoney(totalCents, locale)}</bdi>
    </button>
  );
}
