import type { AvailabilityDay, SlotAnswer } from '@five/shared/slots/slots.contract';
import type { WaitingAnswer } from '@five/shared/waiting/waiting.contract';
import { Tokens } from '../src/auth/tokens.ts';
import { makePeople } from './bulk-people.ts';
import type { Person } from './people.ts';
import { MONDAY } from './venue.ts';
import type { World } from './world.ts';

/** A verified player with a session, with the fields that waiting list tests need. */
export type Member = Pick<Person, 'reference' | 'email' | 'http'>;

/**
 * Creates players by SQL. Registrations over HTTP would take too long, because each computes a
 * password hash.
 */
export async function makeMembers(world: World, count: number): Promise<Member[]> {
  const made = await makePeople(world, world.app.get(Tokens), count, {
    role: 'player',
    now: world.clock.now(),
  });
  return made.map(({ user, token }) => ({
    reference: user,
    email: `${user.toLowerCase()}@crowd.test`,
    http: world.agent(token),
  }));
}

/** One hour on a pitch. */
export interface Hour {
  date: string;
  startTime: string;
  endTime: string;
  pitch: string;
}

/** Adds a player to the waiting list for an hour. Returns the entry. */
export async function joinWaitlist(
  by: Member,
  hour: Partial<Hour>,
  changes: Record<string, unknown> = {},
): Promise<WaitingAnswer> {
  const { body } = await by.http
    .post('/api/waiting')
    .send({ date: MONDAY, startTime: '19:00', endTime: '20:00', ...hour, ...changes })
    .expect(201);
  return (body as { data: WaitingAnswer }).data;
}

export async function placesOf(by: Member): Promise<WaitingAnswer[]> {
  return (await by.http.get('/api/waiting').expect(200)).body as WaitingAnswer[];
}

/** Returns a player's waiting list entry with its state. */
export async function placeOf(by: Member, reference: string): Promise<WaitingAnswer> {
  const place = (await placesOf(by)).find((one) => one.reference === reference);
  if (!place) throw new Error(`${reference} is not in this list`);
  return place;
}

/**
 * Returns the slot of this hour in the response of `GET /api/availability`, as this player sees it.
 */
export async function slotOn(
  world: World,
  { date, startTime, pitch }: Hour,
  by: Pick<Member, 'http'> | World = world,
): Promise<SlotAnswer | undefined> {
  const [day] = (await by.http.get('/api/availability').query({ date }).expect(200))
    .body as AvailabilityDay[];
  return day?.pitches
    .find((one) => one.pitch === pitch)
    ?.slots.find((slot) => slot.startTime === startTime && slot.date === date);
}

/** Returns the token of the newest offer that was mailed to this player. */
export async function tokenOf(world: World, { email }: Pick<Member, 'email'>): Promise<string> {
  const mail = (await world.mails(email)).find(({ text }) =>
    text.includes('/waiting/offer?token='),
  );
  const token = /token=([^\s"]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no offer was mailed to ${email}`);
  return decodeURIComponent(token);
}
