import { addDays } from '@five/shared/time/wall-time';
import { type Answer, post, send } from './bulk-people.ts';
import type { TwoProcesses } from './two-processes.ts';

interface Hour {
  date: string;
  startTime: string;
  endTime: string;
  pitch?: string;
}

/**
 * Helper for tests of concurrent requests for an evening hour with a waiting list, in two
 * processes.
 */
export class WaitlistRace {
  constructor(
    private readonly both: TwoProcesses,
    private readonly firstDay: string,
  ) {}

  hour(day: number, pitch = 'P1'): Required<Hour> {
    return { date: addDays(this.firstDay, day), startTime: '20:00', endTime: '21:00', pitch };
  }

  book(token: string | undefined, hour: Hour): Promise<Answer> {
    return post(this.both.next(), '/api/bookings', {
      token: token ?? '',
      body: {
        ...hour,
        paymentMethod: 'cash',
        acceptRules: true,
      },
    });
  }

  async booked(token: string | undefined, hour: Hour): Promise<string> {
    return referenceOf(await this.book(token, hour));
  }

  async join(
    token: string | undefined,
    { pitch, ...hour }: Hour,
    anywhere = false,
  ): Promise<string> {
    return referenceOf(
      await post(this.both.next(), '/api/waiting', {
        token: token ?? '',
        body: anywhere ? hour : { ...hour, pitch },
      }),
    );
  }

  take(token: string | undefined, place: string): Promise<Answer> {
    return post(this.both.next(), `/api/waiting/${place}/take`, {
      token: token ?? '',
      body: { acceptRules: true },
    });
  }

  decline(token: string | undefined, place: string): Promise<Answer> {
    return post(this.both.next(), `/api/waiting/${place}/decline`, {
      token: token ?? '',
      body: {},
    });
  }

  giveBack(token: string | undefined, path: string): Promise<Answer> {
    return send(this.both.next(), 'DELETE', `/api/${path}`, { token: token ?? '', body: {} });
  }

  /** Lets the hold of a booking end now, without running the job that expires bookings. */
  async letLapse(booking: string): Promise<void> {
    await this.both.database.sql(
      `with b as (update bookings set hold_expires_at = clock_timestamp() where reference = $1
        returning hold_expires_at)
      update occupancies set lapses_at = b.hold_expires_at from b where kind = 'booking'
      and holder = $1`,
      [booking],
    );
  }

  /** Returns the occupancies of the pitch in this hour. */
  on({ date, pitch = 'P1' }: Hour): Promise<{ kind: string; holder: string }[]> {
    return this.both.database.sql(
      `select o.kind, o.holder from occupancies o join pitches p on p.id = o.pitch_id
      where p.code = $2 and o.period && tsrange($1::timestamp + interval '20 hours', $1::timestamp +
      interval '21 hours')`,
      [date, pitch],
    );
  }
}

function referenceOf({ status, body }: Answer): string {
  if (status >= 300) throw new Error(JSON.stringify(body));
  return (body.data as { reference: string }).reference;
}
