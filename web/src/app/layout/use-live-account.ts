import { useEffect } from 'react';
import { useLiveNotices } from '../../account/use-live-notices.ts';
import { useLiveBookings } from '../../bookings/use-live-bookings.ts';
import { useSession } from '../../platform/session.ts';
import { connect } from '../../platform/socket.ts';

/** One live connection for all that is the player's own, while signed in. */
export function useLiveAccount(): void {
  const token = useSession()?.token;
  const [followBookings, followNotices] = [useLiveBookings(), useLiveNotices()];
  useEffect(() => {
    if (!token) return;
    return connect('/me', token, (socket) => {
      followBookings(socket);
      followNotices(socket);
    });
  }, [token, followBookings, followNotices]);
}
