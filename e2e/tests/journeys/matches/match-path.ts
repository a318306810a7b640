import type { APIRequestContext } from '@playwright/test';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { addDays } from '@five/shared/time/wall-time';
import { DEMO_PASSWORD } from '../../../support/api.ts';

/** Path of the match of a new booking of this captain, `ahead` days from today. */
export async function matchPath(
  request: APIRequestContext,
  captain: string,
  ahead: number,
): Promise<string> {
  const login = await request.post('/api/auth/field/login', {
    data: { email: captain, password: DEMO_PASSWORD },
  });
  const { token } = (await login.json()) as { token: string };
  const [today] = (await (await request.get('/api/availability?days=1')).json()) as {
    date: string;
  }[];
  const booked = await request.post('/api/bookings', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      date: addDays(today?.date ?? '', ahead),
      startTime: '19:00',
      endTime: '20:00',
      pitch: 'P3',
      paymentMethod: 'cash',
      acceptRules: true,
    },
  });
  return ((await booked.json()) as { data: BookingAnswer }).data.match.path;
}
