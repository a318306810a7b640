import type { AvailabilityDay } from '@five/shared/slots/slots.contract';
import { addDays } from '@five/shared/time/wall-time';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Result } from '../../../platform/requests/use-result.ts';
import { Served } from '../../../platform/page/served.tsx';
import { LoadFailed } from '../../../platform/page/load-failed.tsx';
import { ClosedHall } from '../../../ui/art/closed-hall.tsx';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { boardHours } from '../../grid/board.ts';
import type { GridProps } from './board-cell.tsx';
import { BoardHours } from './board-hours.tsx';
import './board.css';

interface Props extends GridProps {
  day: Result<AvailabilityDay | null>;
  /**
   * Why the slot in the URL cannot be selected. `gone`: it is no longer free. `goneTwo`: it is free
   * for one hour, but not for two. Null: the URL contains no slot, or the slot is available.
   */
  lost: 'gone' | 'goneTwo' | null;
}

/**
 * The grid of pitches and hours, with a price in every free cell: a table on wide screens, a list
 * on phones.
 */
export function Board({ day: { data: day, failed, retry }, lost, ...rest }: Props) {
  const { t } = useTranslation(['bookings', 'common']);
  if (failed) return <LoadFailed onRetry={retry} />;
  if (day === undefined) return <BoardWaiting onChoose={rest.onChoose} />;
  if (!day || day.opening.length === 0 || boardHours(day).length === 0)
    return <NoHours day={day} onChoose={rest.onChoose} />;
  return (
    <>
      {lost && (
        <Notice status="warning" live>
          {t(`reserve.${lost}`)}
        </Notice>
      )}
      <BoardHours day={day} {...rest} />
    </>
  );
}

/**
 * The grid that the server has inserted; without it, a placeholder. A press on a cell changes the
 * URL (`app/early-clicks.ts`), which the router follows.
 */
function BoardWaiting({ onChoose }: Pick<Props, 'onChoose'>) {
  const { search } = useLocation();
  const followUrl = useEffectEvent(() => {
    if (location.search !== search) onChoose({});
  });
  useEffect(() => {
    followUrl();
    const follow = () => followUrl();
    addEventListener('slot-chosen', follow);
    return () => removeEventListener('slot-chosen', follow);
  }, []);
  return (
    <div className="board-waiting">
      <Served />
      <Skeleton height="var(--board-height)" />
    </div>
  );
}

function NoHours({ day, onChoose }: { day: AvailabilityDay | null; onChoose: Props['onChoose'] }) {
  const { t } = useTranslation(['bookings', 'common']);
  const over = day !== null && day.opening.length > 0;
  return (
    <Empty
      scene={<ClosedHall />}
      title={t(over ? 'reserve.overTitle' : 'reserve.closedTitle')}
      text={t(over ? 'reserve.overText' : 'reserve.closedText')}
    >
      {day && (
        <Button
          look="quiet"
          onClick={() => onChoose({ date: addDays(day.date, 1), startTime: null, pitch: null })}
        >
          {t('reserve.nextDay')}
        </Button>
      )}
    </Empty>
  );
}
