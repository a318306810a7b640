import { secondsUntil, useServerNow } from '@five/client/clock';
import type { DeskOccupancy } from '@five/shared/desk/desk.contract';
import type { OccupancyKind } from '@five/shared/slots/slots.codes';
import {
  IconBallFootball,
  IconHourglass,
  IconListCheck,
  IconLock,
  IconRepeat,
  IconSchool,
  IconTrophy,
  type Icon,
} from '@tabler/icons-react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import type { CellButton } from './board-booking.tsx';
import board from './board.module.css';
import css from './board-occupancy.module.css';
import { WaitlistBadge } from '../waitlist/waitlist-badge.tsx';

const ICONS: Record<OccupancyKind, Icon> = {
  booking: IconBallFootball,
  block: IconLock,
  academy: IconSchool,
  match: IconTrophy,
  offer: IconListCheck,
  series: IconRepeat,
  draft: IconHourglass,
};

const REFRESH_MS = 10_000;

/**
 * A cell of the board for a period that is taken without a booking: a block, training session,
 * match, offered slot or reserved series slot. It shows the kind and the reason.
 */
export function BoardOccupancy({
  occupancy,
  pitch,
  waits,
  button,
}: {
  occupancy: DeskOccupancy;
  pitch: string;
  waits: number;
  button: CellButton;
}) {
  const t = useTypedTranslate();
  const { hour } = useFormat();
  const Sign = ICONS[occupancy.kind];
  const { kind, noted } = useOccupancyName(occupancy);
  return (
    <button
      type="button"
      className={css['occupancy']}
      data-kind={occupancy.kind}
      title={[kind, noted].filter(Boolean).join(' · ')}
      {...button}
    >
      <span className="sr-only">
        {t('board.taken_cell', {
          pitch,
          from: hour(occupancy.startTime),
          to: hour(occupancy.endTime),
        })}{' '}
      </span>
      <Sign aria-hidden size={20} />
      <span className={board['name']}>
        <span>{kind}</span>
        {noted && <bdi>{noted}</bdi>}
        {occupancy.kind === 'draft' && <MinutesLeft until={occupancy.heldUntil} />}
      </span>
      <WaitlistBadge count={waits} />
    </button>
  );
}

/** The minutes for which a visitor of the site still holds the slot. */
function MinutesLeft({ until }: { until: string | null }) {
  const t = useTypedTranslate();
  const now = useServerNow(REFRESH_MS);
  if (until === null) return null;
  return (
    <span>{t('board.minutes_left', { minutes: Math.ceil(secondsUntil(until, now) / 60) })}</span>
  );
}

/**
 * The name of the kind, such as 'block' or 'match', and the reason of a period that is taken
 * without a booking.
 */
export function useOccupancyName({ kind, reason }: DeskOccupancy): {
  kind: string;
  noted: string | null;
} {
  const t = useTypedTranslate();
  return { kind: t(`states.slot.${kind}`), noted: reason };
}
