import type { AvailabilityDay } from '@five/shared/slots/slots.contract';
import { slotsVersion } from '@five/shared/slots/slots-version.rules';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
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
 * after a slot became free, the day is also loaded again. It is loaded on the first connection
 * unless its slots are current, and on each reconnect, because the server does not repeat missed
 * events. `key` is the date of the cached query, or `now` for the current opening day.
 */
export function useAvailabilityEvents(date: string | undefined, key = date): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!date || !key) return;
    const { queryKey } = availabilityQuery(key === 'now' ? undefined : key);
    const reread = () => void queryClient.invalidateQueries({ queryKey });
    let soon: ReturnType<typeof setTimeout> | undefined;
    const leave = connect('/availability', (socket) => {
      let isFirst = true;
      socket.on('connect', () => {
        // Prices may have changed too while the connection was lost.
        const version = isFirst ? knownVersion(queryClient, queryKey) : undefined;
        isFirst = false;
        socket.emit('join', { date, version }, ({ current }) => void (current || reread()));
      });
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

/** Returns the version of the cached slots; undefined if there are none yet or they are loading. */
function knownVersion(
  queryClient: QueryClient,
  queryKey: ReturnType<typeof availabilityQuery>['queryKey'],
): string | undefined {
  const { data, fetchStatus } = queryClient.getQueryState(queryKey) ?? {};
  return data && fetchStatus === 'idle' ? slotsVersion(data) : undefined;
}
