import { useEffect } from 'react';
import { useNotificationEvents } from '../../../account/use-notification-events.ts';
import { useBookingEvents } from '../../../bookings/use-booking-events.ts';
import { useChatEvents } from '../../../community/chats/use-chat-events.ts';
import { setUserSocket } from '../../../platform/requests/user-socket.ts';
import { useSession } from '../../../platform/requests/session.ts';
import { connect } from '@five/client/socket';

/** Opens one live connection for all data of the signed-in player. */
export function useAccountEvents(): void {
  const token = useSession()?.token;
  const [followBookings, followNotices, followChats] = [
    useBookingEvents(),
    useNotificationEvents(),
    useChatEvents(),
  ];
  useEffect(() => {
    if (!token) return;
    // A refused connection does not end the session here: the next request does, so that a form
    // whose response was lost can still say what may have happened.
    const close = connect(
      '/me',
      (socket) => {
        followBookings(socket);
        followNotices(socket);
        followChats(socket);
        setUserSocket(socket);
      },
      { token: () => token },
    );
    return () => {
      setUserSocket(null);
      close();
    };
  }, [token, followBookings, followNotices, followChats]);
}
