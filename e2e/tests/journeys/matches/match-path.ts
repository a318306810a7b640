import type { APIRequestContext } from '@playwright/test';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { addDays } from '@five/shared/time/wall-time';
import { DEMO_PASSWORD } from '../../../support/api.ts';

/** Cancellations of the bookings of the running test. */
const cancellations: (() => Promise<unknown>)[] = [];

/**
 * Cancels the bookings of the test, because a player may have few pending bookings, and other tests
 * use the same slots. Call it after each test that calls `matchPath`.
 */
export async function cancelBookings(): Promise<void> {
  for (const cancel of cancellations.splice(0)) await cancel();
}

/** Path of the match of a new booking of this captain, `ahead` days from today. */
export async function matchPath(
  request: APIRequestContext,
  captain: string,
  ahead: number,
): Promise<string> {
  return (await bookMatch(request, captain, ahead)).match.path;
}

/** A new booking of this captain, `ahead` days from today. */
export async function bookMatch(
  request: APIRequestContext,
  captain: string,
  ahead: number,
): Promise<BookingAnswer> {
  const login = await request.post('/api/auth/field/login', {
    data: { email: captain, password: DEMO_PASSWORD },
  });
  const { token } = (await login.json()) as { token: string };
  const [today] = (await (await request.get('/api/availability?days=1')).json()) as {
    date: string;
  }[];
  const headers = { authorization: `Bearer ${token}` };
  const booked = await request.post('/api/bookings', {
    headers,
    data: {
      date: addDays(today?.date ?? '', ahead),
      startTime: '19:00',
      endTime: '20:00',
      pitch: 'P3',
      paymentMethod: 'cash',
      acceptRules: true,
    },
  });
  const { data } = (await booked.json()) as { data: BookingAnswer };
  cancellations.push(() => request.delete(`/api/bookings/${data.reference}`, { headers }));
  return data;
}
