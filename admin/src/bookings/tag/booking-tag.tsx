import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { Tag } from '../../ui/tag.tsx';
import { statusIcon } from './booking-status-icons.ts';
import { TAG_TONE, tagOf } from './booking-tag.rules.ts';
import { useTagText } from './use-tag-text.ts';

/** The state of a booking as one tag. */
export function BookingTag({
  booking,
  now,
  big,
}: {
  booking: BookingAnswer;
  now: string;
  big?: boolean;
}) {
  const sign = tagOf(booking, now);
  const { label, detail } = useTagText(booking, sign);
  return (
    <Tag tone={TAG_TONE[sign]} icon={statusIcon[sign]} {...(big && { big })}>
      {label} {detail && <bdi>{detail}</bdi>}
    </Tag>
  );
}
