import type {
  LedgerEntry,
  SubscriptionAnswer,
} from '@five/shared/subscriptions/subscriptions.contract';
import { movementText, restText } from '@five/shared/subscriptions/pack-rest';
import { Link } from 'react-router-dom';
import detail from '../ui/layouts/record-detail.module.css';
import plain from '../ui/layouts/rows.module.css';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { bookingPage } from '../platform/page/paths.ts';
import { useDayOf, useFormat } from '../platform/texts/use-format.ts';
import css from './packs.module.css';

/** The ledger of a pack, with the balance after each line. */
export function PackStatement({ pack: { ledger } }: { pack: SubscriptionAnswer }) {
  const t = useTypedTranslate();
  if (ledger.length === 0) return null;
  const sums = ledger.map((_, index) =>
    ledger.slice(0, index + 1).reduce((sum, { hours, minutes }) => sum + hours * 60 + minutes, 0),
  );
  return (
    <section className={detail['history']}>
      <h3>{t('pack.statement')}</h3>
      <table className={`${plain['table']} ${css['statement']}`}>
        <thead>
          <tr>
            <th scope="col">{t('pack.date')}</th>
            <th scope="col">{t('labels.pack.movement')}</th>
            <th scope="col">{t('labels.pack.hours')}</th>
            <th scope="col">{t('pack.left')}</th>
          </tr>
        </thead>
        <tbody>
          {ledger.map((entry, index) => (
            <Line
              key={`${entry.at} ${entry.kind} ${entry.hours}`}
              entry={entry}
              left={restText(0, sums[index] ?? 0)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Line({
  entry: { at, kind, hours, minutes, booking, reason },
  left,
}: {
  entry: LedgerEntry;
  left: string;
}) {
  const t = useTypedTranslate();
  const { shortDay } = useFormat();
  const dayOf = useDayOf();
  return (
    <tr>
      <td>
        <bdi>{shortDay(dayOf(at))}</bdi>
      </td>
      <td>
        {t(`states.ledger.${kind}`)}{' '}
        {booking && (
          <Link to={bookingPage(booking)}>
            <bdi dir="ltr">{booking}</bdi>
          </Link>
        )}
        {reason && (
          <small>
            <bdi>{reason}</bdi>
          </small>
        )}
      </td>
      <td>
        <bdi dir="ltr">{movementText(hours, minutes)}</bdi>
      </td>
      <td>
        <bdi dir="ltr">{left}</bdi>
      </td>
    </tr>
  );
}
