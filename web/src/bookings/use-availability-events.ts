import type { AvailabilityDay } from '@five/shared/slots/slots.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connect } from '@five/client/socket';
import { availabilityQuery } from './bookings.queries.ts';
import { withChange } from './grid/board.ts';

/**
 * Maximum delay in milliseconds before availability is loaded again after a slot became free. Live
 * events contain no prices; the random delay spreads the requests of all clients.
 */
const REREAD_WITHIN_MS = 1500;

/**
 * Keeps the cached availability of the opening day `date` up to date. Slots change immediately;
 * after a slot became free, the day is also loaded again. The day is also loaded on every
 * connection, because the server does not repeat missed events. `key` is the date of the cached
 * query, or `now` for the current opening day.
 */
export function useAvailabilityEvents(date: string | undefined, key = date): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!date || !key) return;
    const { queryKey } = availabilityQuery(key === 'now' ? undefined : key);
    const reread = () => void queryClient.invalidateQueries({ queryKey });
    let soon: ReturnType<typeof setTimeout> | undefined;
    const leave = connect('/availability', (socket) => {
      socket.on('connect', () => void socket.emit('join', { date }, reread));
      socket.on('slots', (event) => {
        if (event.date !== date) return;
        queryClient.setQueryData<AvailabilityDay | null>(
          queryKey,
          (day) => day && event.changes.reduce(withChange, day),
        );
        if (!event.changes.some(({ state }) => state === 'free')) return;
        clearTimeout(soon);
        soon = setTimeout(reread, Math.random() * REREAD_WITHIN_MS);
      });
    });
    return () => {
      clearTimeout(soon);
      leave();
    };
  }, [date, key, queryClient]);
}
