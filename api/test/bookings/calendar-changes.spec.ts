import type { CalendarFeedAnswer } from '@five/shared/calendars/calendars.contract';
import ICAL from 'ical.js';
import { ExpiryService } from '../../src/bookings/expire/expiry.service.ts';
import { newMatch, type OpenedMatch } from '../community/match-guests.ts';
import type { Person } from '../people.ts';
import { MONDAY_MORNING, openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';

const MINUTE_MS = 60_000;

let world: World;
let player: Person;
let feed: string;
let runExpiry: () => Promise<unknown>;
beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  const service = world.app.get(ExpiryService);
  const expire = service.expirePending.bind(service);
  runExpiry = () => expire();
  service.expirePending = () => Promise.resolve(0);
  await openVenue(world);
});
beforeEach(async () => {
  world.clock.set(new Date(MONDAY_MORNING));
  player = await world.register();
  const { body } = await player.http.post('/api/calendar_feed').expect(201);
  feed = new URL((body as { data: CalendarFeedAnswer }).data.url).pathname;
});
afterAll(() => world.close());

const later = (minutes: number) =>
  world.clock.set(new Date(Date.parse(MONDAY_MORNING) + minutes * MINUTE_MS));
const readFeed = (tag = '') => world.http.get(feed).set('if-none-match', tag);

/** The single entry of a calendar file, with the file's method. */
function entryOf(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as never[]);
  const event = calendar.getFirstSubcomponent('vevent');
  const text = (name: string) => String(event?.getFirstPropertyValue(name) ?? '');
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    sequence: Number(text('sequence')),
    stamps: [text('dtstamp'), text('last-modified')],
    status: text('status'),
    url: text('url'),
    description: text('description'),
    alarms: event?.getAllSubcomponents('valarm').map((alarm) => ({
      trigger: String(alarm.getFirstPropertyValue('trigger')),
      action: String(alarm.getFirstPropertyValue('action')),
    })),
  };
}

const booked = (): Promise<OpenedMatch> =>
  newMatch(player, { date: '2026-11-25', pitch: 'P1', ...hourOf(8 + world.next('hour')) });
const hourOf = (hour: number) => ({
  startTime: `${String(hour).padStart(2, '0')}:00`,
  endTime: `${String(hour + 1).padStart(2, '0')}:00`,
});

test('an unchanged feed is the same file at any time, and gets 304 by its tag', async () => {
  const { booking } = await booked();
  const { text, headers } = await readFeed().expect(200);
  later(30);
  expect((await readFeed().expect(200)).text).toBe(text);
  expect((await readFeed(headers.etag).expect(304)).text).toBe('');
  await player.http.delete(`/api/bookings/${booking}`).send({}).expect(200);
  expect((await readFeed(headers.etag).expect(200)).text).not.toBe(text);
});

test('a cancellation is a later revision that removes the entry and rings no alarm', async () => {
  const { booking } = await booked();
  const path = `/api/bookings/${booking}/calendar.ics`;
  const before = entryOf((await player.http.get(path).expect(200)).text);
  later(10);
  await player.http.delete(`/api/bookings/${booking}`).send({}).expect(200);
  const after = entryOf((await player.http.get(path).expect(200)).text);
  expect(before).toMatchObject({
    method: 'PUBLISH',
    sequence: 0,
    stamps: ['2026-11-23T09:00:00Z', '2026-11-23T09:00:00Z'],
    alarms: [{ trigger: '-PT2H', action: 'DISPLAY' }],
  });
  expect(after).toMatchObject({
    method: 'CANCEL',
    sequence: 1,
    stamps: ['2026-11-23T09:10:00Z', '2026-11-23T09:10:00Z'],
    status: 'CANCELLED',
    alarms: [],
  });
  expect(entryOf((await readFeed().expect(200)).text).method).toBe('PUBLISH');
});

test('an expired hold is one revision, before and after the job has stored it', async () => {
  await booked();
  later(61);
  const before = entryOf((await readFeed().expect(200)).text);
  await runExpiry();
  const after = entryOf((await readFeed().expect(200)).text);
  expect(before).toMatchObject({ sequence: 1, status: 'CANCELLED' });
  expect([after.sequence, after.status]).toEqual([before.sequence, before.status]);
});

test('an entry leads to the booking, of a match link to the match, in the language', async () => {
  const { booking, token } = await booked();
  const read = async (http: typeof player.http, path: string) =>
    entryOf((await http.get(path).set('accept-language', 'ar').expect(200)).text);
  const own = await read(player.http, `/api/bookings/${booking}/calendar.ics`);
  const guest = await read(world.http, `/api/matches/${token}/calendar.ics`);
  expect(new URL(own.url).pathname).toBe('/ar/account/reservations/list');
  expect(new URL(own.url).search).toBe(`?booking=${booking}`);
  expect(new URL(guest.url).pathname).toBe(`/ar/m/${token}`);
  for (const { url, description } of [own, guest]) expect(description).toContain(url);
});
