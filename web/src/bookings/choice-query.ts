import { BOOKING_DURATIONS, type BookingDuration } from '@five/shared/slots/slots.codes';
import { isDate } from '@five/shared/time/wall-time';
import { useSearchParams } from 'react-router';
import { useSession } from '../platform/requests/session.ts';

/**
 * The current selection on the booking page. It is stored in the URL, so that it is kept after a
 * reload and after a login.
 */
export interface ChoiceQuery {
  /** Opening day of the selection. */
  date: string | null;
  startTime: string | null;
  /** Code of the pitch; null: the first free pitch. */
  pitch: string | null;
  durationMinutes: BookingDuration;
  /** True if the slot is taken and the player wants to join its waiting list. */
  wait: boolean;
}

const NOTHING: ChoiceQuery = {
  date: null,
  startTime: null,
  pitch: null,
  durationMinutes: 60,
  wait: false,
};

export function useChoiceQuery(): [ChoiceQuery, (change: Partial<ChoiceQuery>) => void] {
  const [query, setQuery] = useSearchParams();
  const alive = useSession() !== undefined;
  const chosen = alive ? readQuery(query) : NOTHING;
  // The current values are read from the URL instead of the rendered state, so that two quick
  // presses both take effect.
  const choose = (change: Partial<ChoiceQuery>) =>
    setQuery(writeQuery({ ...readQuery(new URLSearchParams(location.search)), ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  return [chosen, choose];
}

/** Returns the selection in the query of the URL; unknown values are ignored. */
export function readQuery(query: URLSearchParams): ChoiceQuery {
  const [date, minutes] = [query.get('date'), Number(query.get('minutes'))];
  return {
    date: isDate(date) ? date : null,
    startTime: query.get('start'),
    pitch: query.get('pitch'),
    durationMinutes: BOOKING_DURATIONS.find((known) => known === minutes) ?? 60,
    wait: query.has('wait'),
  };
}

/** Returns the query of the URL that contains a selection. */
export function writeQuery({
  date,
  startTime,
  pitch,
  durationMinutes,
  wait,
}: ChoiceQuery): URLSearchParams {
  return new URLSearchParams({
    ...(date && { date }),
    ...(startTime && { start: startTime }),
    ...(startTime && pitch && { pitch }),
    ...(startTime && wait && { wait: '1' }),
    ...(durationMinutes !== 60 && { minutes: String(durationMinutes) }),
  });
}
