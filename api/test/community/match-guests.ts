import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import type { MatchAnswerCode } from '@five/shared/community/matches/matches.codes';
import type supertest from 'supertest';
import { bookingOf } from '../matches.ts';
import type { Person } from '../people.ts';
import type { World } from '../world.ts';

type Http = ReturnType<typeof supertest>;

/** The match of a new booking. */
export interface OpenedMatch {
  booking: string;
  token: string;
}

/** Creates a booking of this captain, and returns it with the token of its match. */
export async function newMatch(
  captain: Person,
  changes: Record<string, unknown> = {},
): Promise<OpenedMatch> {
  const booking = await bookingOf(captain, changes);
  const { body } = await captain.http.get(`/api/bookings/${booking}`).expect(200);
  return { booking, token: (body as BookingAnswer).match.path.replace('/m/', '') };
}

/**
 * An hour of its own in this world, two days after `MONDAY_MORNING`: sessions still last then, and
 * later calls give later hours. A world has 14 of them.
 */
export function soon(world: World): { date: string; startTime: string; endTime: string } {
  const hour = 8 + world.next('hour of a match');
  const at = (whole: number) => `${String(whole).padStart(2, '0')}:00`;
  return { date: '2026-11-25', startTime: at(hour), endTime: at(hour + 1) };
}

/** A phone without an account, which keeps the cookie that the API sets. */
export class Guest {
  cookie: string | undefined;

  constructor(private readonly http: Http) {}

  async answer(token: string, body: Record<string, unknown>, status = 200) {
    const request = this.http.post(`/api/matches/${token}/answers`);
    if (this.cookie) void request.set('cookie', this.cookie);
    const answer = await request.send(body).expect(status);
    this.cookie = cookieOf(answer.headers) ?? this.cookie;
    return answer.body as { code?: string; data: BookingMatchAnswer };
  }

  async read(token: string): Promise<BookingMatchAnswer> {
    const request = this.http.get(`/api/matches/${token}`);
    if (this.cookie) void request.set('cookie', this.cookie);
    const answer = await request.expect(200);
    this.cookie = cookieOf(answer.headers) ?? this.cookie;
    return answer.body as BookingMatchAnswer;
  }
}

const cookieOf = (headers: Record<string, unknown>): string | undefined =>
  (headers['set-cookie'] as string[] | undefined)?.[0]?.split(';')[0];

/** Lets `count` new guests answer one after the other; returns them. */
export async function answered(
  http: Http,
  token: string,
  { count, answer = 'in' }: { count: number; answer?: MatchAnswerCode },
): Promise<Guest[]> {
  const guests: Guest[] = [];
  for (let number = 1; number <= count; number++) {
    const guest = new Guest(http);
    await guest.answer(token, { answer, name: nameOf(number) });
    guests.push(guest);
  }
  return guests;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A name of letters only, different for each number. */
export function nameOf(number: number): string {
  const [first, rest] = [LETTERS.charAt(number % 26), Math.floor(number / 26)];
  return `Joueur ${rest === 0 ? '' : LETTERS.charAt(rest - 1)}${first}`;
}

export const names = (people: readonly { displayName: string }[]): string[] =>
  people.map(({ displayName }) => displayName);
