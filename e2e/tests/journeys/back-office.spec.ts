import { expect, type Page, test } from '@playwright/test';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { AvailabilityDay } from '@five/shared/slots/slots.contract';
import { formatLocalizedTime } from '@five/shared/time/date-format';
import { addDays, weekdayOf } from '@five/shared/time/wall-time';
import type { StaffTournamentAnswer } from '@five/shared/tournaments/tournaments.contract';
import type { StaffVenueAnswer } from '@five/shared/venue/venue.contract';
import { enterDesk, openAtDesk, saveForm } from '../../support/desk.ts';
import { StaffApi } from '../../support/staff-api.ts';
import { collectErrors } from '../../support/collect-errors.ts';
import { texts as pagesFr } from '../../../admin/src/locales/fr-pages.ts';
import { texts as pagesAr } from '../../../admin/src/locales/ar-pages.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const PHONE = { width: 390, height: 844 };
const { draw, fields, outside, page: words, score, tables, venue, week } = pagesFr;
/**
 * A time as a French mail shows it. No-break spaces become plain spaces, as in text that is read
 * from a page.
 */
const shownTime = (time: string) => formatLocalizedTime(time, 'fr').replaceAll('\u00A0', ' ');
const day = (date: string) => date.split('-').reverse().join('/');
const inPart = (page: Page, title: string) =>
  page.locator('main details', { has: page.getByRole('heading', { name: title, exact: true }) });

test('closing an evening lists and moves its bookings; players get the old and new hour', async ({
  page,
}) => {
  const problems = collectErrors(page);
  const api = await StaffApi.open(page.request);
  const before = await api.get<StaffVenueAnswer>('venue', { texts: 'all' });
  const evening = await freeEvening(api);
  const players = ['player@demo.test', 'player2@demo.test'];
  const booked = await Promise.all(
    players.map(async (email, index) =>
      api.write<BookingAnswer>('POST', 'bookings', {
        ...evening[index],
        paymentMethod: 'cash',
        acceptRules: true,
        customer: { reference: await customerOf(api, email) },
      }),
    ),
  );
  const { date } = booked[0] ?? { date: '' };
  try {
    await enterDesk(page, 'admin@demo.test', '/admin/venue');
    const exceptions = inPart(page, venue.exceptions);
    await exceptions.locator('summary').click();
    await exceptions.getByRole('button', { name: venue.add_exception }).click();
    const added = exceptions.locator('li').last();
    await added.getByLabel(fields.from).fill(day(date));
    await added.getByLabel(fields.to).fill(day(date));
    const warned = page.getByRole('status').filter({ hasText: outside.draft_help });
    for (const { customer } of booked)
      await expect(warned.getByText(customer.fullName).first()).toBeVisible();
    await saveForm(page);
    await expect(page.getByText(words.saved).first()).toBeVisible();

    await openAtDesk(page, '/admin/outside_hours');
    for (const { reference } of booked)
      await expect(page.getByRole('link', { name: reference })).toBeVisible();
    await page.getByRole('button', { name: outside.move, exact: true }).click();
    await page
      .locator('main form')
      .getByRole('button', { name: outside.move, exact: true })
      .click();
    for (const { reference } of booked)
      await expect(page.locator('li[data-done]', { hasText: reference })).toContainText(
        outside.moved.split(' {{')[0] ?? '',
      );
    for (const [index, { reference }] of booked.entries()) {
      const moved = await api.get<BookingAnswer>(`bookings/${reference}`);
      expect(moved.date).not.toBe(date);
      // Only the mail about the move contains the former time; other mails of the booking do not.
      const mail = () => lastMail(page, players[index] ?? '', reference);
      await expect.poll(mail).toContain(`, ${shownTime(booked[index]?.startTime ?? '?')}, `);
      expect(await mail()).toContain(`de ${shownTime(moved.startTime)} à`);
    }
  } finally {
    await api.write('PUT', 'venue', { exceptions: before.exceptions });
  }
  expect(problems).toEqual([]);
});

test('a price changes from Monday with the week shown, and a month has Ramadan hours', async ({
  page,
}) => {
  const problems = collectErrors(page);
  const api = await StaffApi.open(page.request);
  const before = await api.get<StaffVenueAnswer>('venue', { texts: 'all' });
  const monday = nextMonday(await today(api));
  const source = {
    type: 'session',
    durationMinutes: 60,
    from: monday,
    weekdays: [1],
    startTime: '10:00',
    endTime: '12:00',
  };
  await enterDesk(
    page,
    'admin@demo.test',
    `/admin/pricings/create?source=${encodeURIComponent(JSON.stringify(source))}`,
  );
  await page.locator('[name="name.fr"]').fill('Matinée');
  await page.locator('[name="totalCents"]').fill('123');
  const preview = page.getByRole('region', { name: week.preview });
  await expect(preview.getByText('123').first()).toBeVisible();
  await page.locator('main form button[type="submit"]').click();
  await expect(
    page.getByRole('heading', { level: 1, name: tables.pricings.name, exact: true }),
  ).toBeVisible();
  const price = async (date: string) =>
    (
      (await (
        await page.request.post('/api/bookings_get_price', {
          data: { date, startTime: '10:00', endTime: '11:00' },
        })
      ).json()) as { price: { totalCents: number } }
    ).price.totalCents;
  expect([await price(monday), (await price(addDays(monday, 1))) === 12_300]).toEqual([
    12_300,
    false,
  ]);
  const [made] = await api.list<{ reference: string }>('pricings', { q: 'Matinée' });

  const [from, to] = [addDays(monday, 14), addDays(monday, 43)];
  try {
    await openAtDesk(page, '/admin/venue');
    const seasons = inPart(page, venue.seasons.split(' (')[0] ?? '')
      .or(inPart(page, venue.seasons))
      .first();
    await seasons.locator('summary').first().click();
    await seasons.getByRole('button', { name: venue.add_season }).click();
    const ramadan = seasons.locator('ul > li').last();
    await ramadan.locator('[name$=".fr"]').fill('Ramadan');
    await ramadan.getByLabel(fields.from).fill(day(from));
    await ramadan.getByLabel(fields.to).fill(day(to));
    // The hours of a new season start as a copy of the usual week, with all days open.
    await expect(ramadan.getByLabel(venue.opens)).toHaveCount(
      before.openingHours.flatMap(({ intervals }) => intervals).length,
    );
    await ramadan.getByLabel(venue.opens).first().fill('20:00');
    await ramadan.getByLabel(venue.closes).first().fill('03:00');
    await ramadan
      .getByRole('button', { name: pagesFr.opening.copy.replace('{{day}} ', '') })
      .click();
    await saveForm(page);
    await expect(page.getByText(words.saved).first()).toBeVisible();
    const days = await api.get<AvailabilityDay[]>('availability', {
      date: addDays(from, 7),
      days: '7',
    });
    expect(days.map(({ opening }) => opening)).toEqual(
      days.map(() => [{ startTime: '20:00', endTime: '03:00' }]),
    );
    expect(
      (await api.get<AvailabilityDay[]>('availability', { date: addDays(from, -1) }))[0]?.opening,
    ).not.toEqual(days[0]?.opening);
  } finally {
    await api.write('PUT', 'venue', { seasons: before.seasons });
    if (made) await api.write('DELETE', `pricings/${made.reference}`);
  }
  expect(problems).toEqual([]);
});

test('a tournament is drawn, scheduled and played; the last result is set on a phone', async ({
  page,
}) => {
  const problems = collectErrors(page);
  const api = await StaffApi.open(page.request);
  const from = addDays(await today(api), 40);
  const slug = `${from.slice(0, 4)}/essai-${Date.now()}`;
  await api.write('POST', 'tournaments', {
    slug,
    title: { fr: 'Coupe du quartier' },
    summary: { fr: 'Huit équipes' },
    from,
    to: addDays(from, 1),
    unlisted: true,
  });
  for (let team = 1; team <= 4; team++)
    await api.write('POST', 'teams', {
      tournament: slug,
      name: `Rue ${team}`,
      shortName: `R${team}`,
      color: '#1f7a3d',
    });
  const path = `tournaments/${encodeURIComponent(slug)}`;
  const read = () => api.get<StaffTournamentAnswer>(path);
  try {
    await enterDesk(page, 'admin@demo.test', `/admin/${path}`);
    await page.getByRole('button', { name: draw.button }).click();
    await page.getByRole('button', { name: draw.submit }).click();
    await expect(page.getByText(draw.open.replace('{{count}}', '6'))).toBeVisible();
    await page.getByRole('button', { name: draw.plan, exact: true }).click();
    await page.getByRole('button', { name: draw.plan_submit }).click();
    await expect(page.getByText(draw.planned)).toBeVisible();
    const { matches } = await read();
    expect(matches.filter(({ startTime, pitch }) => startTime === null || pitch === null)).toEqual(
      [],
    );

    for (const { reference } of matches.slice(0, -1))
      await api.write('PUT', `tournament_matches/${reference}`, { homeGoals: 2, awayGoals: 1 });
    const final = matches.at(-1)?.reference ?? '';
    await page.setViewportSize(PHONE);
    await openAtDesk(page, `/admin/tournament_matches/${final}/show`);
    const more = page.getByRole('button', { name: score.more.split('\u00a0')[0] ?? '' });
    await more.nth(1).click();
    await more.nth(0).click();
    await expect(page.getByText(score.level)).toBeVisible();
    await more.nth(3).click();
    await page.getByRole('button', { name: score.submit }).click();
    await expect(page.getByRole('alert').filter({ hasText: score.early_help })).toBeVisible();
    expect((await read()).winner).toBeNull();
    await page.getByRole('button', { name: score.early_submit }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: tables.tournament_matches.name, exact: true }),
    ).toBeVisible();
    const { winner, matches: played } = await read();
    expect(played.at(-1)).toMatchObject({
      homeGoals: 1,
      awayGoals: 1,
      homePenalties: 0,
      awayPenalties: 1,
    });
    expect(winner).toMatch(/^Rue \d$/);
  } finally {
    await api.write('DELETE', path);
  }
  expect(problems).toEqual([]);
});

test('a full academy group gives a freed place to the waiting list; attendance on phone', async ({
  page,
}) => {
  const problems = collectErrors(page);
  const api = await StaffApi.open(page.request);
  const now = await today(api);
  const season = await api.write<{ reference: string }>('POST', 'academy_seasons', {
    name: { fr: 'Essai' },
    from: addDays(now, -30),
    to: addDays(now, -1),
  });
  const session = await api.write<{ reference: string }>('POST', 'academy_sessions', {
    season: season.reference,
    name: { fr: 'Essai de nuit' },
    weekday: weekdayOf(now),
    startTime: '04:00',
    endTime: '04:30',
    pitch: 'P1',
    minAge: 5,
    maxAge: 12,
    capacity: 2,
  });
  await api.write('PUT', `academy_seasons/${season.reference}`, { to: addDays(now, 30) });
  const child = (number: number) => ({
    child: {
      name: 'Essai',
      firstName: `Enfant ${number}`,
      birthDate: `${Number(now.slice(0, 4)) - 8}-01-0${number}`,
    },
    guardian: {
      fullName: 'Parent Essai',
      phone: `06123000${number}0`,
      email: `parent${number}.${Date.now()}@essai.test`,
    },
    session: session.reference,
    kitSize: '8',
    acceptConditions: true,
  });
  const states = [];
  for (const number of [1, 2, 3])
    states.push(
      (await api.write<{ status: string }>('POST', 'academy_registrations', child(number))).status,
    );
  expect(states).toEqual(['received', 'received', 'waiting']);
  try {
    const filter = JSON.stringify({ session: session.reference });
    await enterDesk(
      page,
      'reception@demo.test',
      `/admin/academy_registrations?filter=${encodeURIComponent(filter)}`,
    );
    const row = (name: string) => page.locator('main li', { hasText: name });
    await expect(row('Enfant 3')).toContainText(pagesFr.record_states.waiting);
    await row('Enfant 2').getByRole('link').first().click();
    await page.getByRole('combobox', { name: fields.status }).click();
    await page.getByRole('option', { name: pagesFr.record_states.cancelled }).click();
    await page.locator('main form button[type="submit"]').click();
    await expect(row('Enfant 3')).toContainText(pagesFr.record_states.received);

    await page.setViewportSize(PHONE);
    await page.evaluate(() => localStorage.setItem('RaStorefive-desk.locale', '"ar"'));
    await page.goto('/admin/attendance');
    await page.getByRole('combobox', { name: pagesAr.fields.session }).click();
    await page.getByRole('option', { name: /Essai de nuit/ }).click();
    await page.getByRole('group', { name: 'Enfant 1' }).locator('label').first().click();
    await page.getByRole('group', { name: 'Enfant 3' }).locator('label').last().click();
    await page.getByRole('button', { name: pagesAr.attendance.submit }).click();
    await expect(page.getByText(pagesAr.attendance.done)).toBeVisible();
    const sheet = await api.get<{ children: { firstName: string; present: boolean | null }[] }>(
      `academy_sessions/${session.reference}/attendance`,
    );
    expect(sheet.children.map(({ firstName, present }) => [firstName, present])).toEqual([
      ['Enfant 1', true],
      ['Enfant 3', false],
    ]);
  } finally {
    for (const { reference } of await api.list<{ reference: string }>('academy_registrations', {
      session: session.reference,
    }))
      await api.write('DELETE', `academy_registrations/${reference}`);
    await api.write('DELETE', `academy_sessions/${session.reference}`);
    await api.write('DELETE', `academy_seasons/${season.reference}`);
  }
  expect(problems).toEqual([]);
});

const today = async (api: StaffApi) =>
  (await api.get<{ now: string }>('desk/day')).now.slice(0, 10);
const nextMonday = (date: string) => addDays(date, 8 - weekdayOf(date));

async function customerOf(api: StaffApi, email: string): Promise<string> {
  const [user] = await api.list<{ customer: string }>('users', { q: email });
  return user?.customer ?? '';
}

/** Returns two free hours of one evening, far enough ahead that no other test books them. */
async function freeEvening(
  api: StaffApi,
): Promise<{ date: string; startTime: string; endTime: string; pitch: string }[]> {
  const [opening] = await api.get<AvailabilityDay[]>('availability', {
    date: addDays(await today(api), 45),
  });
  const free =
    opening?.pitches.flatMap(({ pitch, slots }) =>
      slots
        .filter(
          ({ state, startTime, date }) =>
            state === 'free' && startTime >= '18:00' && date === opening.date,
        )
        .map(({ date, startTime, endTime }) => ({ pitch, date, startTime, endTime })),
    ) ?? [];
  const [first] = free;
  const second = free.find(({ startTime }) => startTime !== first?.startTime);
  if (!first || !second) throw new Error('no evening with two free hours');
  return [first, second];
}

/** Returns the text of the newest mail about a booking. */
async function lastMail(page: Page, to: string, reference: string): Promise<string> {
  let text = '';
  await expect
    .poll(async () => {
      const mails = (await (
        await page.request.get('/api/dev/mails', { params: { to } })
      ).json()) as { subject: string; text: string }[];
      text =
        mails.find(({ subject }) => subject.includes(reference))?.text.replaceAll('\u00a0', ' ') ??
        '';
      return text;
    })
    .not.toBe('');
  return text;
}
