import { useEffect } from 'react';
import { useLiveNotices } from '../../account/use-live-notices.ts';
import { useLiveBookings } from '../../bookings/use-live-bookings.ts';
import { useLiveChats } from '../../community/chats/use-live-chats.ts';
import { setOwnLine } from '../../platform/own-line.ts';
import { useSession } from '../../platform/session.ts';
import { connect } from '../../platform/socket.ts';

/** One live connection for all data of the signed-in player. */
export function useLiveAccount(): void {
  const token = useSession()?.token;
  const [followBookings, followNotices, followChats] = [
    useLiveBookings(),
    useLiveNotices(),
    useLiveChats(),
  ];
  useEffect(() => {
    if (!token) return;
    const close = connect('/me', token, (socket) => {
      followBookings(socket);
      followNotices(socket);
      followChats(socket);
      setOwnLine(socket);
    });
    return () => {
      setOwnLine(null);
      close();
    };
  }, [token, followBookings, followNotices, followChats]);
}
