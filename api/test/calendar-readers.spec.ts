import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { CalendarFeedAnswer } from '@five/shared/calendars/calendars.contract';
import { addMinutes } from '@five/shared/time/wall-time';
import fc from 'fast-check';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { calendarFile, type CalendarEvent } from '../src/bookings/calendar/calendar-file.ts';
import { VenueClock } from '../src/platform/clock/venue-clock.ts';
import { VenueSettings } from '../src/settings/venue-settings.ts';
import { PASSWORD, type Person } from './people.ts';
import { MONDAY_MORNING, openVenue, wish } from './venue.ts';
import { createWorld, type World } from './world.ts';

/** The fields of a calendar event that calendar programs display. */
interface Shown {
  id: string;
  start: string | null;
  end: string | null;
  sequence: number;
  status: string;
  summary: string;
  description: string;
}

/** Parses a calendar file with the library that Thunderbird uses. */
function readByOne(file: string): Shown[] {
  const events = new ICAL.Component(ICAL.parse(file) as never[]).getAllSubcomponents('vevent');
  return events.map((component) => {
    const event = new ICAL.Event(component);
    const at = (time: ICAL.Time | null) => (time ? time.toJSDate().toISOString() : null);
    return {
      id: event.uid,
      start: at(event.startDate),
      end: at(event.endDate),
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue('status')),
      summary: event.summary,
      description: event.description,
    };
  });
}

/** Parses a calendar file with a second, independent library. */
function readByAnother(file: string): Shown[] {
  return Object.values(nodeIcal.sync.parseICS(file)).flatMap((part) => {
    if (part?.type !== 'VEVENT') return [];
    const at = (date: Date | undefined) => date?.toISOString() ?? null;
    return [
      {
        id: part.uid,
        start: at(part.start),
        end: at(part.end),
        sequence: Number(part.sequence),
        status: String(part.status),
        summary: String(part.summary),
        description: String(part.description),
      },
    ];
  });
}

const byId = (events: Shown[]) => events.toSorted((one, other) => one.id.localeCompare(other.id));

/**
 * Parses a calendar file with both libraries, checks that their results agree, and returns the
 * result.
 */
function read(file: string): Shown[] {
  const one = byId(readByOne(file));
  expect(byId(readByAnother(file))).toEqual(one);
  return one;
}

let world: World;
let player: Person;
let staff: Person;
beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  player = await world.register({}, {});
  staff = await world.staff();
  await world.app.get(VenueSettings).current();
});
afterAll(() => world.close());

const reserve = async (changes: Record<string, unknown>) =>
  (
    (await player.http.post('/api/bookings').send(wish(changes)).expect(201)).body as {
      data: BookingAnswer;
    }
  ).data;
const renew = async (by = player) =>
  ((await by.http.post('/api/calendar_feed').expect(201)).body as { data: CalendarFeedAnswer })
    .data;
const pathOf = ({ url }: CalendarFeedAnswer) => new URL(url).pathname;
const feedAt = async (path: string) =>
  (await world.http.get(path).expect(200).expect('content-type', 'text/calendar; charset=utf-8'))
    .text;

const MINUTES_OF_2026 = 365 * 24 * 60;
// The text contains no backslash and no quotation mark, because of bugs in the two parsers. One
// parser reads the `n` after a backslash as a new line; the other removes quotation marks from a
// quoted text.
const TEXT = fc
  .string({ unit: fc.constantFrom(...'abcéÇ ملعب،⚽👨‍👩‍👧,;:n%'), maxLength: 120 })
  .map((text) => text.trim());
const STATUSES = ['TENTATIVE', 'CONFIRMED', 'CANCELLED'] as const;

test('two independent parsers read the same instants from 200 calendars at clock changes', () => {
  const clock = world.app.get(VenueClock);
  const booked = fc.record({
    minute: fc.oneof(
      fc.nat(MINUTES_OF_2026),
      fc.constantFrom(
        ...[64_980, 115_320, 377_400].flatMap((turn) => [turn - 120, turn - 60, turn, turn + 60]),
      ),
    ),
    hours: fc.constantFrom(1, 2),
    sequence: fc.nat(50),
    status: fc.constantFrom(...STATUSES),
    summary: TEXT,
    description: TEXT,
  });
  fc.assert(
    fc.property(fc.array(booked, { minLength: 1, maxLength: 8 }), (all) => {
      const events = all.flatMap(({ minute, hours, ...rest }, index): CalendarEvent[] => {
        const wall = addMinutes('2026-01-01T00:00', minute);
        const [start, end] = [clock.instantOf(wall), clock.instantOf(addMinutes(wall, hours * 60))];
        return start && end
          ? [
              {
                id: `B-${index}@five-arena`,
                stamp: new Date(MONDAY_MORNING),
                start,
                end,
                location: 'Five Arena',
                url: 'https://five.test/account/reservations/list?booking=B-1',
                ...rest,
              },
            ]
          : [];
      });
      const shown = events.map(({ id, start, end, sequence, status, summary, description }) => ({
        id,
        start: start?.toISOString() ?? null,
        end: end?.toISOString() ?? null,
        sequence,
        status,
        summary,
        description,
      }));
      const organizer = { name: 'Foot Salé', email: 'salut@foot.test' };
      expect(read(calendarFile(events, { organizer, name: 'Mes matchs' }))).toEqual(byId(shown));
    }),
    { numRuns: 200 },
  );
});

test('19:00 local time is another instant before and after the 2026 clock change', async () => {
  const clock = world.app.get(VenueClock);
  expect(
    [clock.instantOf('2026-09-19T19:00'), clock.instantOf('2026-09-20T19:00')].map((instant) =>
      instant?.toISOString(),
    ),
  ).toEqual(['2026-09-19T18:00:00.000Z', '2026-09-20T19:00:00.000Z']);
  const { reference } = await reserve({ startTime: '19:00', endTime: '20:00', pitch: 'P3' });
  const { text } = await player.http.get(`/api/bookings/${reference}/calendar.ics`).expect(200);
  expect(read(text)).toMatchObject([
    {
      id: `${reference}@five-arena`,
      start: '2026-11-23T19:00:00.000Z',
      end: '2026-11-23T20:00:00.000Z',
      status: 'TENTATIVE',
      sequence: 0,
    },
  ]);
});

test('a move and a cancellation update the same event with a higher sequence', async () => {
  const path = pathOf(await renew());
  const { reference } = await reserve({ startTime: '20:00', endTime: '21:00', pitch: 'P1' });
  const own = async () =>
    read(await feedAt(path)).find(({ id }) => id === `${reference}@five-arena`);
  const made = await own();
  await staff.http
    .put(`/api/bookings/${reference}`)
    .send({ date: '2026-11-24', startTime: '21:00' })
    .expect(200);
  const moved = await own();
  await player.http.delete(`/api/bookings/${reference}`).send({}).expect(200);
  const cancelled = await own();
  expect([made, moved, cancelled].map((event) => [event?.start, event?.status])).toEqual([
    ['2026-11-23T20:00:00.000Z', 'TENTATIVE'],
    ['2026-11-24T21:00:00.000Z', 'TENTATIVE'],
    ['2026-11-24T21:00:00.000Z', 'CANCELLED'],
  ]);
  const numbers = [made, moved, cancelled].map((event) => event?.sequence ?? -1);
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  expect(new Set(numbers).size).toBe(3);
});

test('a feed is private; renewal, removal, new password or account deletion ends it', async () => {
  const owner = await world.register();
  expect((await owner.http.get('/api/calendar_feed').expect(200)).body).toBeNull();
  const first = await renew(owner);
  expect((await owner.http.get('/api/calendar_feed').expect(200)).body).toEqual(first);
  expect(first.url).toMatch(/\/api\/calendar\/[0-9a-f]{40}\.ics$/);
  expect(read(await feedAt(pathOf(first)))).toEqual([]);
  const second = await renew(owner);
  await world.http.get(pathOf(first)).expect(404);
  expect((await world.http.get(pathOf(second)).expect(200)).headers['cache-control']).toBe(
    'private, no-store',
  );
  await owner.http.delete('/api/calendar_feed').expect(200);
  await world.http.get(pathOf(second)).expect(404);
  const third = await renew(owner);
  const password = 'une autre phrase 77';
  const { body } = await owner.http
    .post('/api/auth/field/password')
    .send({ currentPassword: PASSWORD, password, passwordConfirmation: password })
    .expect(200);
  await world.http.get(pathOf(third)).expect(404);
  const fourth = await renew({ ...owner, http: world.agent((body as { token: string }).token) });
  await world.sql('update users set active = false where reference = $1', [owner.reference]);
  await world.http.get(pathOf(fourth)).expect(404);
  expect(JSON.stringify(await world.sql('select * from calendar_feeds'))).not.toContain(
    fourth.url.slice(-44, -4),
  );
});
