import type { CashSessionAnswer } from '@five/shared/payments/cash.contract';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { useSay } from '../../platform/i18n.ts';
import { useFormat } from '../../platform/use-format.ts';
import { Money } from '../../platform/when.tsx';
import detail from '../../ui/record-detail.module.css';

/** When, by whom and with which float the session was opened, and when it was counted. */
export function DrawerFacts({
  drawer: { openedWall, openedBy, floatCents, countedAt, closedWall, closedBy },
}: {
  drawer: CashSessionAnswer;
}) {
  const say = useSay();
  const float = countedAt === null ? floatCents : null;
  return (
    <dl className={detail['facts']}>
      <dt>{say('cash.opened')}</dt>
      <dd>
        <Wall wall={openedWall} /> <bdi>{openedBy}</bdi>
      </dd>
      {closedWall && <dt>{say('cash.closed')}</dt>}
      {closedWall && (
        <dd>
          <Wall wall={closedWall} /> <bdi>{closedBy}</bdi>
        </dd>
      )}
      {float !== null && <dt>{say('cash.float')}</dt>}
      {float !== null && (
        <dd>
          <Money cents={float} />
        </dd>
      )}
    </dl>
  );
}

/** A venue wall time from the API. */
export function Wall({ wall }: { wall: string }) {
  const { shortDay, hour } = useFormat();
  return (
    <time dateTime={wall} className="nowrap">
      <bdi>{shortDay(dateOfWall(wall))}</bdi>{' '}
      <bdi className="figures">{hour(timeOfWall(wall))}</bdi>
    </time>
  );
}
