import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { statusIcon } from '../../bookings/tag/booking-status-icons.ts';
import { TAG_TONE, tagOf } from '../../bookings/tag/booking-tag.rules.ts';
import { useTagText } from '../../bookings/tag/use-tag-text.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { Tag } from '../../ui/tag.tsx';
import css from './board.module.css';
import tones from './booking-tones.module.css';
import drag from './board-drag.module.css';
import { isDraggable } from './drag.rules.ts';
import { WaitlistBadge } from '../waitlist/waitlist-badge.tsx';

/** Props that make a cell of the board focusable and operable by keyboard. */
export interface CellButton {
  'data-key': string;
  'aria-current': true | undefined;
  tabIndex: 0 | -1;
}

interface BoardBookingProps {
  booking: BookingAnswer;
  /** Whether the booking lasts over one hour, so that the cell has space for a second line. */
  long: boolean;
  pitch: string;
  now: string;
  /** Number of waiting-list entries that fit the slot of this booking. */
  waits: number;
  button: CellButton;
}

/** A booking on the board, legible from two metres: customer and payment state. */
export function BoardBooking({ booking, long, pitch, now, waits, button }: BoardBookingProps) {
  const t = useTypedTranslate();
  const { hour } = useFormat();
  const sign = tagOf(booking, now);
  const { label, detail } = useTagText(booking, sign);
  return (
    <button
      type="button"
      className={`${css['booking']} ${tones['tone']}`}
      data-tone={TAG_TONE[sign]}
      data-long={long || undefined}
      {...button}
    >
      <span className="sr-only">
        {t('board.taken_cell', {
          pitch,
          from: hour(booking.startTime),
          to: hour(booking.endTime),
        })}{' '}
      </span>
      <span className={css['name']}>
        <bdi>{booking.customer.fullName}</bdi>
      </span>
      <WaitlistBadge count={waits} corner={long} />
      <Tag tone={TAG_TONE[sign]} icon={statusIcon[sign]}>
        <span className={css['word']}>{label}</span> {detail && <bdi>{detail}</bdi>}
      </Tag>
      {isDraggable(booking) && <span className={drag['grip']} data-grip aria-hidden="true" />}
    </button>
  );
}
