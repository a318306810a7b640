import { useTranslation } from 'react-i18next';
import { formatPaddedTime } from '@five/shared/time/date-format';
import { useLocale } from '../../../platform/texts/locale.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useVenue } from '../../../venue/venue.queries.ts';

/** The notice that staff set before or during maintenance; nothing if none is set. */
export function MaintenanceNotice() {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const { data: venue } = useVenue();
  if (!venue?.maintenance) return null;
  const { message, retryAfter } = venue.maintenance;
  return (
    <div className="wrap maintenance">
      <Notice status="warning" title={message}>
        {t('maintenance.retry', { time: formatPaddedTime(retryAfter, locale) })}
      </Notice>
    </div>
  );
}
