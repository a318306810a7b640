import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { signIcon } from '../bookings/booking-sign-icons.ts';
import { SIGN_TONE, signOf } from '../bookings/booking-tag.rules.ts';
import { useSignText } from '../bookings/use-sign-text.ts';
import { useSay } from '../platform/i18n.ts';
import { useFormat } from '../platform/use-format.ts';
import { Tag } from '../ui/tag.tsx';
import type { CellButton } from './board-column.tsx';
import css from './board.module.css';
import drag from './board-drag.module.css';
import { canHold } from './drag.rules.ts';
import { WaitMark } from './wait-mark.tsx';

interface BoardBookingProps {
  booking: BookingAnswer;
  /** Over one hour: there is room for a second line. */
  long: boolean;
  pitch: string;
  now: string;
  /** Number of waiting-list entries. */
  waits: number;
  button: CellButton;
}

/** A booking on the board, legible from two metres: customer and payment state. */
export function BoardBooking({ booking, long, pitch, now, waits, button }: BoardBookingProps) {
  const say = useSay();
  const { hour } = useFormat();
  const sign = signOf(booking, now);
  const { word, detail } = useSignText(booking, sign);
  return (
    <button
      type="button"
      className={css['booking']}
      data-tone={SIGN_TONE[sign]}
      data-long={long || undefined}
      {...button}
    >
      <span className="sr-only">
        {say('board.taken_cell', {
          pitch,
          from: hour(booking.startTime),
          to: hour(booking.endTime),
        })}{' '}
      </span>
      <span className={css['name']}>
        <bdi>{booking.customer.fullName}</bdi>
      </span>
      <WaitMark count={waits} corner={long} />
      <Tag tone={SIGN_TONE[sign]} icon={signIcon[sign]}>
        <span className={css['word']}>{word}</span> {detail && <bdi>{detail}</bdi>}
      </Tag>
      {canHold(booking) && <span className={drag['grip']} data-grip aria-hidden="true" />}
    </button>
  );
}
