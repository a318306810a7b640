import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { Tag } from '../ui/tag.tsx';
import { signIcon } from './booking-sign-icons.ts';
import { SIGN_TONE, signOf } from './booking-tag.rules.ts';
import { useSignText } from './use-sign-text.ts';

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
  const sign = signOf(booking, now);
  const { word, detail } = useSignText(booking, sign);
  return (
    <Tag tone={SIGN_TONE[sign]} icon={signIcon[sign]} {...(big && { big })}>
      {word} {detail && <bdi>{detail}</bdi>}
    </Tag>
  );
}
