import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import type { AvailabilityDay, SlotAnswer } from '@five/shared/slots/slots.contract';
import { daysBetween } from '@five/shared/time/wall-time';
import { DEMO_PASSWORD } from '../../support/api.ts';
import { violations } from '../../support/axe.ts';
import { desk, enterDesk } from '../../support/desk.ts';
import { Keyboard } from '../../support/keyboard.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const RECEPTION = 'reception@demo.test';
const NAME = 'Yasmine Deuxfois';
const PHONE = '0667 88 41 20';
const WIDTHS = [1280, 1024, 390];

test('a slot taken during booking is reported with alternatives, and input is kept', async ({
  page,
}) => {
  const headers = await headersOf(page.request);
  const slot = await freeSlot(page.request, headers, 9);
  await openSlot(page, slot);
  await page.getByLabel(desk('reserve.name')).fill(NAME);
  await page.getByLabel(desk('labels.person.phone')).fill(PHONE);
  await book(page.request, headers, slot, { name: 'Plus Rapide' });
  await expect(page.getByRole('alert')).toHaveText(desk('reserve.taken_meanwhile'));
  await page.getByLabel(desk('labels.person.phone')).press('Enter');
  await expect(page.getByText(desk('reserve.taken'))).toBeVisible();
  await expect(page.getByText(desk('reserve.taken_meanwhile'))).toBeHidden();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowing(page), String(width)).toEqual([]);
  }
  expect(await violations(page)).toEqual([]);
  await page.locator('aside [role="alert"] button').first().click();
  await expect(page.getByLabel(desk('reserve.name'))).toHaveValue(NAME);
  await expect(page.getByLabel(desk('labels.person.phone'))).toHaveValue(PHONE);
  await expect(
    page.getByRole('button', { name: desk('reserve.submit'), exact: true }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
});

test('caller details stay on a change of slot or day; the next caller starts empty', async ({
  page,
}) => {
  await openSlot(page, await freeSlot(page.request, await headersOf(page.request), 9));
  const [name, phone] = [
    page.getByLabel(desk('reserve.name')),
    page.getByLabel(desk('labels.person.phone')),
  ];
  const free = page.locator('[data-pitch="P2"] [data-key^="P2 "]');
  await name.fill(NAME);
  await free.last().click();
  await expect(name).toHaveValue(NAME);
  await expect(name).toBeFocused();
  await phone.fill(PHONE);
  await page.getByRole('button', { name: desk('board.next_day') }).click();
  await expect(name).toBeHidden();
  await free.last().click();
  await expect(phone).toHaveValue(PHONE);
  await expect(
    page.getByRole('button', { name: desk('reserve.submit'), exact: true }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await free.last().click();
  await expect(name).toHaveValue('');
  await expect(name).toBeFocused();
});

test('a price can be requested again; a booking whose response was lost is stored once', async ({
  page,
}) => {
  const headers = await headersOf(page.request);
  const slot = await freeSlot(page.request, headers, 10);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/bookings', async (route) => {
    keys.push((await route.request().headerValue('idempotency-key')) ?? undefined);
    const answer = await route.fetch();
    return keys.length === 1 ? route.abort() : route.fulfill({ response: answer });
  });
  await page.route('**/api/bookings_get_price', (route) => route.abort());
  await openSlot(page, slot);
  const price = page.locator('aside form p[aria-live]');
  await expect(price).toContainText(desk('reach.away'));
  await page.unroute('**/api/bookings_get_price');
  await price.getByRole('button', { name: desk('board.retry') }).click();
  await expect(price).toContainText('DH');
  await expect(price).not.toContainText(desk('reach.away'));

  await page.getByLabel(desk('reserve.name')).fill('Perdue En Route');
  await page.getByLabel(desk('reserve.name')).press('Enter');
  await expect(page.getByText(desk('reach.unsure'))).toBeVisible();
  await page.getByRole('button', { name: desk('reserve.submit'), exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Perdue En Route' })).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  const stored = (await (
    await page.request.get('/api/bookings', {
      params: { filter: JSON.stringify({ q: 'Perdue En Route' }) },
      headers,
    })
  ).json()) as BookingAnswer[];
  expect(stored).toHaveLength(1);
});

test('a part of a booking that cannot be loaded is named, with a button to reload it', async ({
  page,
}) => {
  const headers = await headersOf(page.request);
  const [booking] = (await (
    await page.request.get('/api/bookings', { headers })
  ).json()) as BookingAnswer[];
  await page.route('**/history', (route) => route.abort());
  await enterDesk(page, RECEPTION, `/admin/bookings/${booking?.reference ?? ''}/show`);
  const history = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: desk('booking.history'), exact: true }) });
  await expect(history).toContainText(desk('booking.history_failed'));
  await page.unroute('**/history');
  await history.getByRole('button', { name: desk('board.retry') }).click();
  await expect(history.locator('time').first()).toBeVisible();
  await expect(history).not.toContainText(desk('booking.history_failed'));
});

test('Enter selects a client with a unique full name; a namesake needs a choice', async ({
  page,
}) => {
  const headers = await headersOf(page.request);
  const slot = await freeSlot(page.request, headers, 12);
  const { customer } = await book(
    page.request,
    headers,
    await freeSlot(page.request, headers, 13),
    { name: 'Zineb Homonyme', phone: '0667884121' },
  );
  await openSlot(page, slot);
  const name = page.getByRole('combobox', { name: desk('reserve.name') });
  await name.fill('zineb homonyme');
  await page.keyboard.press('Enter');
  await expect(
    page.locator('aside').getByText(desk('reserve.known'), { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: desk('reserve.forget_known') }).click();
  await name.fill('Zineb Homonyme');
  await page.getByLabel(desk('labels.person.phone')).fill('0667884122');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(desk('known.ask'));
  expect(await cards(page.request, headers, 'Zineb Homonyme')).toHaveLength(1);
  await name.fill('0667 88 41 23');
  await page.getByLabel(desk('labels.person.phone')).fill('');
  await name.press('Enter');
  await expect(page.getByLabel(desk('labels.person.phone'))).toHaveValue('0667 88 41 23');
  await expect(page.getByText(desk('reserve.customer_required'))).toBeVisible();
  await page.getByLabel(desk('labels.person.phone')).fill('');
  await name.fill('+212 6 67 88 41 21');
  await expect(page.getByRole('option').first()).toContainText('Zineb Homonyme');
  await name.press('Enter');
  await expect(
    page.locator('aside').getByText(desk('reserve.known'), { exact: true }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Zineb Homonyme' })).toBeVisible();
  expect(
    (await cards(page.request, headers, 'Zineb Homonyme')).map(({ reference }) => reference),
  ).toEqual([customer.reference]);
});

test('Enter pressed twice opens the form of a payment or a refund without submitting it', async ({
  page,
}) => {
  const headers = await headersOf(page.request);
  const { reference, totalCents } = await book(
    page.request,
    headers,
    await freeSlot(page.request, headers, 8),
    { name: 'Deux Coups' },
  );
  const sent: string[] = [];
  page.on(
    'request',
    (request) =>
      request.method() === 'POST' &&
      /\/payments/.test(request.url()) &&
      sent.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''),
  );
  const keyboard = new Keyboard(page);
  await enterDesk(page, RECEPTION, `/admin/?booking=${reference}`);
  const amount = page.getByLabel(desk('payment.amount'));
  await expect(page.locator('[data-act="pay"]')).toBeFocused();
  await keyboard.pressTwice();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue(String(totalCents / 100));
  await expect(
    page.getByRole('button', {
      name: new RegExp(`${desk('payment.take_in.cash').split('}}')[1] ?? 'missing'}$`),
    }),
  ).toBeVisible();
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: desk('payment.receipt') })).toBeFocused();
  await expect(
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: desk('booking.payments') }) })
      .locator('time'),
  ).toHaveText(/\d\d\sh\s\d\d/);
  const cancelled = await page.request.delete(`/api/bookings/${reference}`, {
    headers,
    data: { reason: 'Pluie' },
  });
  expect(cancelled.status()).toBe(200);
  const giveBack = page.getByRole('button', {
    name: desk('give_back.amount').split(' {{')[0] ?? '',
  });
  await giveBack.focus();
  await keyboard.pressTwice();
  await expect(page.locator('form').filter({ has: giveBack })).toBeVisible();
  expect(sent).toEqual(['payments']);
  await keyboard.press('Enter');
  await expect(giveBack).toHaveCount(0);
  expect(sent).toEqual(['payments', 'reverse']);
});

test('unloaded payments are not shown as none; a walk-in without phone has no call link', async ({
  page,
}) => {
  const headers = await headersOf(page.request);
  const { reference } = await book(
    page.request,
    headers,
    await freeSlot(page.request, headers, 7),
    { name: 'Sans Numéro' },
  );
  await enterDesk(page, RECEPTION, `/admin/?booking=${reference}`);
  await page.getByRole('button', { name: desk('booking.cancel') }).click();
  await expect(page.getByText(desk('tell.out_of_reach_one'))).toBeVisible();
  await expect(page.getByText(desk('payment.none'))).toBeVisible();
  await page.route('**/api/payments?*', (route) => route.abort());
  await book(page.request, headers, await freeSlot(page.request, headers, 7), {
    name: 'Après Elle',
  });
  await expect(page.getByText(desk('payment.failed'))).toBeVisible();
  await expect(page.getByText(desk('payment.none'))).toHaveCount(0);
});

test('an arrow key as the results are drawn selects the first one; Enter sells the pack', async ({
  page,
}) => {
  const headers = await headersOf(page.request);
  await book(page.request, headers, await freeSlot(page.request, headers, 6), {
    name: 'Touriya Immédiate',
  });
  await enterDesk(page, RECEPTION, '/admin/subscriptions/create');
  const name = page.getByRole('combobox', { name: desk('reserve.name') });
  await expect(name).toBeFocused();
  await name.evaluate(pressArrowAtFirstOption);
  await page.keyboard.type('touriya');
  await expect(page.getByRole('option').first()).toContainText('Touriya Immédiate');
  await expect(name).toHaveAttribute('aria-activedescendant', /option-0$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('form strong').getByText('Touriya Immédiate')).toBeVisible();
  await expect(page.locator('form input[type="radio"]:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/subscriptions\/[^/]+\/show$/);
});

test('a later result changes neither the highlight nor an open list, only the next list', async ({
  page,
}) => {
  await openBuyerSearch(page);
  await highlightBeforeLaterResult(page, 'Zaynab');
  await expect(page.getByRole('option').first()).toContainText('Zaynab Première');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toContainText('Zaynab Tierce');

  await page.getByRole('combobox', { name: desk('reserve.name') }).fill('');
  await highlightBeforeLaterResult(page, 'Hafida');
  await page.keyboard.press('Enter');
  await expect(page.locator('form strong').getByText('Hafida Première')).toBeVisible();
});

test('rebooking a past match for next week prefills its hour, its duration and the caller', async ({
  page,
}) => {
  const headers = await headersOf(page.request);
  const filter = JSON.stringify({ status: 'completed' });
  const [played] = (await (
    await page.request.get('/api/bookings', { params: { filter }, headers })
  ).json()) as BookingAnswer[];
  if (!played) throw new Error('the demo has no match that is over');
  await enterDesk(page, RECEPTION, `/admin/?booking=${played.reference}`);
  await page
    .getByRole('button', { name: new RegExp(`^${desk('again.button').split('{{')[0]}`) })
    .click();
  await expect(
    page.getByRole('button', { name: desk('reserve.submit'), exact: true }),
  ).toBeFocused();
  await expect(
    page.locator('aside').getByText(played.customer.fullName, { exact: true }),
  ).toBeVisible();
  await expect(
    page.locator(`aside input[type="radio"][value="${played.durationMinutes}"]`),
  ).toBeChecked();
  const [pitch, at] = ['pitch', 'at'].map((name) => new URL(page.url()).searchParams.get(name));
  expect(pitch).toBe(played.pitch);
  expect(at?.split('T')[1]).toBe(played.startTime);
  expect(daysBetween(played.date, at?.split('T')[0] ?? '') % 7).toBe(0);
});

/** Presses the arrow key on a search field before the effects of the first list have run. */
function pressArrowAtFirstOption(field: Element): void {
  new MutationObserver((_, observer) => {
    if (document.querySelector('[role=option]') === null) return;
    observer.disconnect();
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  }).observe(document.body, { childList: true, subtree: true });
}

/** Opens the sale of a pack, with the focus in the search for the buyer. */
async function openBuyerSearch(page: Page): Promise<void> {
  await enterDesk(page, RECEPTION, '/admin/subscriptions/create');
  await expect(page.getByRole('combobox', { name: desk('reserve.name') })).toBeFocused();
}

/**
 * Highlights the customer 'Première' of two with this first name by an arrow key. The result of a
 * search for a longer text, in which another customer comes first, arrives after the key.
 */
async function highlightBeforeLaterResult(page: Page, name: string): Promise<void> {
  const customer = (last: string) => ({
    reference: `C-${name}${last}`,
    fullName: `${name} ${last}`,
    phone: null,
    email: null,
  });
  const search = new RegExp(`customers\\?.*${name}`, 'i');
  const longer = new RegExp(`customers\\?.*${name}(%20|\\+)pre`, 'i');
  const later = Promise.withResolvers<void>();
  await page.route(search, async (route) => {
    if (/sounds/.test(route.request().url())) return route.fulfill({ json: [] });
    if (!longer.test(route.request().url()))
      return route.fulfill({ json: [customer('Première'), customer('Autre')] });
    await later.promise;
    return route.fulfill({ json: [customer('Tierce'), customer('Première')] });
  });
  await page.keyboard.type(name.toLowerCase());
  await expect(page.getByRole('option')).toHaveText([/Première/, /Autre/]);
  const sent = page.waitForRequest(longer);
  await page.keyboard.type(' pre');
  await sent;
  await page.keyboard.press('ArrowDown');
  const arrived = page.waitForResponse(longer);
  later.resolve();
  await (await arrived).finished();
  await expect.poll(() => page.evaluate(() => new Promise(requestAnimationFrame))).toBeTruthy();
}

async function headersOf(request: APIRequestContext): Promise<{ authorization: string }> {
  const answer = await request.post('/api/auth/field/login', {
    data: { email: RECEPTION, password: DEMO_PASSWORD },
  });
  return { authorization: `Bearer ${((await answer.json()) as { token: string }).token}` };
}

type FreeSlot = SlotAnswer & { pitch: string };

/** Returns a free hour on the first pitch, on the day that is `ahead` days after today. */
async function freeSlot(
  request: APIRequestContext,
  headers: object,
  ahead: number,
): Promise<FreeSlot> {
  const days = (await (
    await request.get('/api/availability', { params: { days: ahead + 1 }, headers: { ...headers } })
  ).json()) as AvailabilityDay[];
  const { pitch = '', slots = [] } = days.at(-1)?.pitches[0] ?? {};
  const slot = slots.find(({ state }) => state === 'free');
  if (!slot) throw new Error('no free hour');
  return { ...slot, pitch };
}

async function openSlot(page: Page, { pitch, date, startTime }: FreeSlot): Promise<void> {
  const query = new URLSearchParams({ date, pitch, at: `${date}T${startTime}` });
  await enterDesk(page, RECEPTION, `/admin/?${query}`);
  await expect(page.getByLabel(desk('reserve.name'))).toBeFocused();
}

async function book(
  request: APIRequestContext,
  headers: object,
  { pitch, date, startTime, endTime }: FreeSlot,
  customer: { name: string; phone?: string },
): Promise<BookingAnswer> {
  const data = {
    pitch,
    date,
    startTime,
    endTime,
    paymentMethod: 'cash',
    acceptRules: true,
    customer,
  };
  const answer = await request.post('/api/bookings', {
    headers: { ...headers, 'idempotency-key': `mishap ${customer.name}` },
    data,
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { data: BookingAnswer }).data;
}

async function cards(
  request: APIRequestContext,
  headers: object,
  q: string,
): Promise<CustomerAnswer[]> {
  return (await (
    await request.get('/api/customers', {
      params: { filter: JSON.stringify({ q }) },
      headers: { ...headers },
    })
  ).json()) as CustomerAnswer[];
}

/**
 * Returns the texts of the buttons, labels, paragraphs and form fields that extend beyond the left
 * or right edge of the side panel.
 */
async function overflowing(page: Page): Promise<string[]> {
  return page
    .locator('aside')
    .last()
    .evaluate((panel) => {
      const edge = panel.getBoundingClientRect();
      const isOut = (element: Element) => {
        const box = element.getBoundingClientRect();
        return box.width > 0 && (box.right > edge.right + 1 || box.left < edge.left - 1);
      };
      return [...panel.querySelectorAll('button, label, p, input, fieldset')]
        .filter(isOut)
        .map((element) => element.textContent.slice(0, 60));
    });
}
