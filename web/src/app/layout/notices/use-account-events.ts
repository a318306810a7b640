import { useEffect } from 'react';
import { useNotificationEvents } from '../../../account/use-notification-events.ts';
import { useBookingEvents } from '../../../bookings/use-booking-events.ts';
import { useChatEvents } from '../../../community/chats/use-chat-events.ts';
import { setUserSocket } from '../../../platform/requests/user-socket.ts';
import { useSession } from '../../../platform/requests/session.ts';
import { connect } from '../../../platform/requests/socket.ts';

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
    const close = connect('/me', token, (socket) => {
      followBookings(socket);
      followNotices(socket);
      followChats(socket);
      setUserSocket(socket);
    });
    return () => {
      setUserSocket(null);
      close();
    };
  }, [token, followBookings, followNotices, followChats]);
}
