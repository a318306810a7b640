import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { openingPeriods } from '@five/shared/slots/opening.rules';
import { useQuery } from '@tanstack/react-query';
import { waitlistQuery } from '../../desk/waitlist/waitlist.queries.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useListed } from '../../platform/texts/use-listed.ts';
import { venueQuery } from '../../platform/requests/venue.queries.ts';
import { nextInWaitlist } from './next-in-waitlist.rules.ts';
import { useOpeningDay } from '../move/use-opening-day.ts';

/**
 * A text that states whether a cancellation frees the slot or offers it to the waiting list. Empty
 * until loaded.
 */
export function useFreedSlotText(booking: BookingAnswer): string {
  const t = useTypedTranslate();
  const listed = useListed();
  const day = useOpeningDay(booking);
  const { data: venue } = useQuery(venueQuery());
  const { data: line } = useQuery({
    ...waitlistQuery(day?.date ?? ''),
    enabled: day !== undefined,
  });
  if (!day || !line || !venue) return '';
  const names = nextInWaitlist(line, day, openingPeriods(day.date, venue), booking).map(
    ({ customer }) => `\u2068${customer.fullName}\u2069`,
  );
  return names.length === 0 ? t('freed.free') : t('freed.line', { names: listed(names) });
}
