import type { BookingCause } from '@five/shared/realtime/topics';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { showAlert, type AlertStatus } from '../platform/alerts.ts';
import type { LiveSocket } from '../platform/socket.ts';

/** Changes that were not made by the player are announced. */
const NOTIFIED_CAUSES = {
  confirmed: 'success',
  paid: 'success',
  moved: 'warning',
  expired: 'warning',
} as const satisfies Partial<Record<BookingCause, AlertStatus>>;

/**
 * Keeps the player's bookings current. They are refetched on every connection, because missed
 * events are not repeated.
 */
export function useBookingEvents(): (socket: LiveSocket<'/me'>) => void {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useCallback(
    (socket) => {
      const reread = () => void queryClient.invalidateQueries({ queryKey: ['bookings'] });
      const rereadPacks = () => void queryClient.invalidateQueries({ queryKey: ['subscriptions'] });
      const rereadPlaces = () => void queryClient.invalidateQueries({ queryKey: ['waiting'] });
      // Joining or leaving a match changes its conversation's members too.
      const rereadMatches = () =>
        ['open_matches', 'chats'].forEach(
          (key) => void queryClient.invalidateQueries({ queryKey: [key] }),
        );
      socket.on('connect', () =>
        [reread, rereadPacks, rereadPlaces, rereadMatches].forEach((again) => again()),
      );
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

function isNotified(cause: BookingCause): cause is keyof typeof NOTIFIED_CAUSES {
  return cause in NOTIFIED_CAUSES;
}
