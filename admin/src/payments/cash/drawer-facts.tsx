import type { CashSessionAnswer } from '@five/shared/payments/cash/cash.contract';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { Money } from '../../platform/texts/formatted.tsx';
import detail from '../../ui/layouts/record-detail.module.css';

/** Facts of a cash session: time, user and float of its opening, and the time of its count. */
export function DrawerFacts({
  drawer: { openedWall, openedBy, floatCents, countedAt, closedWall, closedBy },
}: {
  drawer: CashSessionAnswer;
}) {
  const t = useTypedTranslate();
  const float = countedAt === null ? floatCents : null;
  return (
    <dl className={detail['facts']}>
      <dt>{t('cash.opened')}</dt>
      <dd>
        <WallTime wall={openedWall} /> <bdi>{openedBy}</bdi>
      </dd>
      {closedWall && <dt>{t('cash.closed')}</dt>}
      {closedWall && (
        <dd>
          <WallTime wall={closedWall} /> <bdi>{closedBy}</bdi>
        </dd>
      )}
      {float !== null && <dt>{t('cash.float')}</dt>}
      {float !== null && (
        <dd>
          <Money cents={float} />
        </dd>
      )}
    </dl>
  );
}

/** Shows a venue wall time from the API as day and hour. */
export function WallTime({ wall }: { wall: string }) {
  const { shortDay, hour } = useFormat();
  return (
    <time dateTime={wall} className="nowrap">
      <bdi>{shortDay(dateOfWall(wall))}</bdi>{' '}
      <bdi className="figures">{hour(timeOfWall(wall))}</bdi>
    </time>
  );
}
