import { capProblem } from '@five/shared/bookings/bookings.rules';
import { activeBookingsOf } from '@five/shared/bookings/own-list.rules';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/requests/session.ts';
import { useWallNow } from '../../venue/use-today.ts';
import { Notice } from '../../ui/notice.tsx';
import { useVenue } from '../../venue/venue.queries.ts';
import { ownBookingsQuery } from '../bookings.queries.ts';
import { OwnBookings } from './refusal.tsx';

/**
 * A warning that the player has reached the limit of pending or upcoming bookings. It is shown
 * before the player selects a slot.
 */
export function CapNotice() {
  const { t } = useTranslation('tickets');
  const { data: venue } = useVenue();
  const { data: bookings = [] } = useQuery(ownBookingsQuery(Boolean(useSession())));
  const wallNow = useWallNow();
  const standing = activeBookingsOf(bookings, wallNow());
  const problem = venue ? capProblem(standing, venue.policies, true) : null;
  if (problem === null) return null;
  const which = problem === 'BOOKING_TOO_MANY_PENDING' ? 'pending' : 'upcoming';
  return (
    <Notice status="warning">
      <p>{t(`cap.${which}`, { count: standing[which] })}</p>
      <OwnBookings text={which} />
    </Notice>
  );
}
