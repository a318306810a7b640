import { Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE } from '@five/shared/locales/locale';
import { bookingsVersion } from '@five/shared/realtime/bookings-version.rules';
import { Realtime } from '../platform/realtime/realtime.ts';
import { BookingsQueries } from './bookings.queries.ts';

/**
 * Compares the bookings that a player's browser knows with the current ones, when it connects. A
 * room is the id of the player's customer.
 */
@Injectable()
export class OwnBookingsVersions {
  constructor(realtime: Realtime, bookings: BookingsQueries) {
    realtime.onVersion('/me', async (customerId) => {
      const { rows } = await bookings.upcomingFirst({}, Number(customerId), DEFAULT_LOCALE);
      return bookingsVersion(rows);
    });
  }
}
