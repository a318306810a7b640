import type { BookingCause } from '@five/shared/realtime/topics';
import { bookingsVersion } from '@five/shared/realtime/bookings-version.rules';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { showAlert, type AlertStatus } from '../platform/messages/alerts.ts';
import { rereadMatchesOnConnect } from '../community/open-matches/open-matches.queries.ts';
import type { LiveSocket } from '@five/client/socket';
import { ownBookingsQuery } from './bookings.queries.ts';

/**
 * Causes of booking changes that the player did not make, each with the status of the alert that
 * announces it.
 */
const NOTIFIED_CAUSES = {
  confirmed: 'success',
  paid: 'success',
  moved: 'warning',
  expired: 'warning',
} as const satisfies Partial<Record<BookingCause, AlertStatus>>;

/**
 * Keeps the player's bookings, packs, waiting list entries and open matches up to date with live
 * events. They are loaded again on every connection, because the server does not repeat missed
 * events; the list of bookings only if it is not current.
 */
export function useBookingEvents(): (socket: LiveSocket<'/me'>) => void {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useCallback(
    (socket) => {
      const reread = () => void queryClient.invalidateQueries({ queryKey: ['bookings'] });
      const rereadPacks = () => void queryClient.invalidateQueries({ queryKey: ['subscriptions'] });
      const rereadPlaces = () => void queryClient.invalidateQueries({ queryKey: ['waiting'] });
      // Conversations are included, because joining or leaving a match also changes the members of
      // its conversation.
      const rereadChats = () => void queryClient.invalidateQueries({ queryKey: ['chats'] });
      const rereadMatches = () => {
        void queryClient.invalidateQueries({ queryKey: ['open_matches'] });
        rereadChats();
      };
      socket.on('connect', () => {
        void rereadMissed(socket, queryClient);
        [rereadPacks, rereadPlaces, rereadChats].forEach((again) => again());
        rereadMatchesOnConnect(queryClient);
      });
      socket.on('subscription', rereadPacks);
      socket.on('openMatch', rereadMatches);
      socket.on('waiting', rereadPlaces);
      socket.on('booking', ({ cause }) => {
        reread();
        if (isNotified(cause))
          showAlert({ status: NOTIFIED_CAUSES[cause], message: t(`live.${cause}`) });
      });
    },
    [queryClient, t],
  );
}

const OWN = ownBookingsQuery(true).queryKey;

/**
 * Loads the queries of bookings again that may have missed an event before this connection. A list
 * that is being loaded is compared when it has arrived.
 */
async function rereadMissed(socket: LiveSocket<'/me'>, queryClient: QueryClient): Promise<void> {
  const [area, list] = OWN;
  void queryClient.invalidateQueries({
    queryKey: [area],
    predicate: ({ queryKey }) => queryKey[1] !== list,
  });
  const rereadList = () => void queryClient.invalidateQueries({ queryKey: OWN });
  await queryClient
    .getQueryCache()
    .find({ queryKey: OWN })
    ?.promise?.catch(() => undefined);
  const { data, fetchStatus } = queryClient.getQueryState(OWN) ?? {};
  if (!data || fetchStatus !== 'idle') return rereadList();
  const version = bookingsVersion(data);
  socket.emit('bookings', { version }, ({ current }) => void (current || rereadList()));
}

function isNotified(cause: BookingCause): cause is keyof typeof NOTIFIED_CAUSES {
  return cause in NOTIFIED_CAUSES;
}
