import type { LedgerEntry } from '@five/shared/subscriptions/subscriptions.contract';
import { movementText, restText } from '@five/shared/subscriptions/pack-rest';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../platform/texts/format.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { dateOfInstant, zoneOf } from '@five/shared/time/venue-clock';
import { useVenue } from '../../venue/venue.queries.ts';

interface Props {
  ledger: LedgerEntry[];
  remainingHours: number;
  remainingMinutes: number;
}

/** The movements of a pack's hours: hours added and hours used. */
export function Statement({ ledger, remainingHours, remainingMinutes }: Props) {
  const { t } = useTranslation(['packs', 'states', 'labels']);
  return (
    <table className="statement">
      <caption>{t('statement.title')}</caption>
      <thead className="unseen">
        <tr>
          <th scope="col">{t('statement.date')}</th>
          <th scope="col">{t('labels:pack.movement')}</th>
          <th scope="col">{t('labels:pack.hours')}</th>
        </tr>
      </thead>
      <tbody>
        {ledger.map((entry, i) => (
          <Row key={`${entry.at} ${i}`} entry={entry} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('statement.left')}
          </th>
          <td>
            <bdi>
              {remainingMinutes === 0
                ? t('hours', { count: remainingHours })
                : t('hoursAndMinutes', { time: restText(remainingHours, remainingMinutes) })}
            </bdi>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Row({ entry: { kind, hours, minutes, at, booking, reason } }: { entry: LedgerEntry }) {
  const { t } = useTranslation(['packs', 'states']);
  const { locale } = useLocale();
  const dayOf = useDayOf();
  return (
    <tr>
      <td>
        <bdi>{formatDay(dayOf(at), locale, 'short')}</bdi>
      </td>
      <td>
        {t(`states:ledger.${kind}`)} {booking && <bdi dir="ltr">{booking}</bdi>}
        {reason && <small>{reason}</small>}
      </td>
      <td>
        <bdi dir="ltr">{movementText(hours, minutes)}</bdi>
      </td>
    </tr>
  );
}

/** Returns a function for the calendar date of an instant in the venue's time zone. */
function useDayOf(): (instant: string) => string {
  const { data: venue } = useVenue();
  return (instant) => dateOfInstant(instant, zoneOf(venue));
}
