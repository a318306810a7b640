import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { calendarFile } from '../src/bookings/calendar/calendar-file.ts';
import { MONDAY_MORNING, openVenue, wish } from './venue.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
});
afterAll(() => world.close());

test('a calendar file is in UTC, tentative until confirmed, and only for its owner', async () => {
  const player = await world.player();
  const { body } = await player.http
    .post('/api/bookings')
    .send(wish({ startTime: '23:00', endTime: '01:00', pitch: 'P1' }))
    .expect(201);
  const path = `/api/bookings/${(body as { data: BookingAnswer }).data.reference}/calendar.ics`;
  const answer = await player.http
    .get(path)
    .set('accept-language', 'en')
    .expect(200)
    .expect('content-type', 'text/calendar; charset=utf-8');
  const lines = answer.text.split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'DTSTART:20261123T230000Z',
      'DTEND:20261124T010000Z',
      'STATUS:TENTATIVE',
      'SUMMARY:Match at 23:00\\, Five Arena\\, Terrain P1',
    ]),
  );
  await (await world.otherPlayer()).http.get(path).expect(404);
});

test.each([
  ['fr', '23:00', '2026-11-23', 'lundi 23 novembre 2026, de 23 h 00 à 0 h 00, heure du centre.'],
  [
    'en',
    '00:00',
    '2026-11-24',
    'Tuesday 24 November 2026 (night of Monday to Tuesday), from 00:00 to 01:00, the venue’s time.',
  ],
  ['ar', '09:00', '2026-11-24', 'الثلاثاء 24 نونبر 2026، من 09:00 إلى 10:00، بتوقيت المركز.'],
])(
  'an entry states the venue hour as text for phones with old zone data, also in feeds (%s)',
  async (locale, startTime, date, words) => {
    const player = await world.register();
    const endTime = { '23:00': '00:00', '00:00': '01:00', '09:00': '10:00' }[startTime];
    const { body } = await player.http
      .post('/api/bookings')
      .send(wish({ date, startTime, endTime, pitch: 'P2' }))
      .expect(201);
    const alone = `/api/bookings/${(body as { data: BookingAnswer }).data.reference}/calendar.ics`;
    const feed = new URL(
      ((await player.http.post('/api/calendar_feed').expect(201)).body as { data: { url: string } })
        .data.url,
    ).pathname;
    for (const path of locale === 'fr' ? [alone, feed] : [alone]) {
      const { text } = await player.http.get(path).set('accept-language', locale).expect(200);
      const said = text
        .replaceAll('\r\n ', '')
        .replace(/[\u2066-\u2069]/g, '')
        .replace(/\u00a0/g, ' ')
        .replaceAll('\\,', ',')
        .replace('Tuesday, 24', 'Tuesday 24')
        .replace('الثلاثاء،', 'الثلاثاء');
      expect(said).toContain(`DESCRIPTION:${words}`);
    }
  },
);

test('folds content at 75 octets without splitting a character, and prevents injection', () => {
  const at = new Date('2026-11-23T19:00:00Z');
  const description = `${'ملعب الأطلس 🥅 '.repeat(12)}\rx\u0007\r\nEND:VEVENT;x,y\\z`;
  const event = {
    id: 'B-1',
    stamp: at,
    sequence: 0,
    start: at,
    end: at,
    status: 'CONFIRMED',
    summary: 'é'.repeat(80),
    location: 'x',
    description,
    url: `https://five.test/${'a'.repeat(80)}`,
  } as const;
  const file = calendarFile([event], { organizer: { name: 'Foot "Salé"\n', email: 'a@b.test' } });
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const unfolded = file.replaceAll('\r\n ', '');
  expect(unfolded).toContain(`SUMMARY:${'é'.repeat(80)}\r\n`);
  expect(unfolded).toContain('\\nEND:VEVENT\\;x\\,y\\\\z\r\n');
  expect(unfolded).toContain(`ORGANIZER;CN="Foot ^'Salé^' ":mailto:a@b.test\r\n`);
  expect(file.match(/\r(?!\n)|(?<!\r)\n/g)).toBeNull();
});
