import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { localizePath } from '@five/shared/locales/locale';
import { DEMO_PASSWORD } from '../../../support/api.ts';
import { violations } from '../../../support/axe.ts';
import { collectErrors } from '../../../support/collect-errors.ts';
import { signIn } from '../../../support/sign-in.ts';
import { textsOf } from '../../../support/texts.ts';
import { smallTargets } from '../../../support/touch-targets.ts';
import { bookMatch, cancelBookings } from './match-path.ts';

const CAPTAIN = 'player2@demo.test';
const PLAYER = 'player@demo.test';
const PHONE = { width: 390, height: 844 };

const NAME = 'أصدقاء الثلاثاء';

test.afterEach(cancelBookings);

test('in Arabic a squad is made, joined by its link, and called to a match', async ({
  browser,
  request,
}) => {
  const say = (key: string) => textsOf('ar')('pages/players', `squads.${key}`);
  const open = (path: string) => localizePath(path, 'ar');
  const captain = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
  const problems = collectErrors(captain);
  await signIn(captain, CAPTAIN);
  await captain.goto(open('/account/squads'));
  await captain.getByLabel(say('create.name')).fill(NAME);
  await captain.getByRole('button', { name: say('create.act') }).click();
  await expect(captain.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  const squad = new URL(captain.url()).pathname.split('/').at(-1) ?? '';
  const link = await linkOf(request, squad);
  const booking = await bookMatch(request, CAPTAIN, 58);

  const player = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
  await player.goto(open(link));
  await expect(player.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(player.getByText(say('link.signIn')), 'reading takes no account').toBeVisible();
  await checked(player);
  await signIn(player, PLAYER);
  await player.reload();
  await player.getByRole('button', { name: say('link.join') }).click();
  await expect(player.getByText(say('noDateText'))).toBeVisible();

  await captain.reload();
  await captain.getByLabel(say('guest.name')).fill('Karim');
  await captain.getByRole('button', { name: say('guest.act'), exact: true }).click();
  await expect(captain.locator('.squad-members').getByText('Karim')).toBeVisible();
  await expect(captain.locator('.squad-members li')).toHaveCount(3);
  await checked(captain);
  await captain.locator('.squad-members').getByText(say('reliability.act')).click();
  const figures = captain.getByRole('dialog');
  await expect(figures.locator('dd').first()).toBeVisible();
  await checked(captain);
  await figures.getByRole('button', { name: say('reliability.close') }).click();
  const ticket = await ticketOf(captain, open('/account/reservations/list'), booking.reference);
  await ticket.getByText(say('ticket.title'), { exact: true }).click();
  await ticket.getByRole('button', { name: say('ticket.open').replace('{{name}}', NAME) }).click();
  await expect(captain.locator('.toast')).toBeVisible();
  await expect(ticket.locator('summary').getByText(NAME), 'the ticket names it').toBeVisible();
  await checked(captain);
  await player.reload();
  await expect(player.getByText(say('mine.none'))).toBeVisible();
  await checked(player);
  await captain.goto(open(booking.match.path));
  await expect(captain.locator('.match-names').getByText('Karim')).toBeVisible();
  await ticketOf(captain, open('/account/reservations/list'), booking.reference);
  await ticket.getByText(say('ticket.title'), { exact: true }).click();
  await ticket.getByRole('link', { name: say('link.open') }).click();
  await changeSettings(captain, say, `${NAME} 2`);
  await expect(captain.locator('.squad-members li'), 'the members stay').toHaveCount(3);
  await deleteSquad(captain, say);
  expect(problems).toEqual([]);
  for (const page of [captain, player]) await page.context().close();
});

test('a ticket makes a squad of those who come, whose page opens with its date', async ({
  page,
  request,
}) => {
  const say = (key: string) => textsOf('en')('pages/players', `squads.${key}`);
  await signIn(page, CAPTAIN);
  const { match, reference } = await bookMatch(request, CAPTAIN, 59);
  const answers = `/api/matches/${match.path.replace('/m/', '')}/answers`;
  await request.post(answers, { data: { answer: 'in', name: 'Reda' } });
  const ticket = await ticketOf(page, '/en/account/reservations/list', reference);
  await ticket.getByText(say('ticket.title'), { exact: true }).click();
  await ticket.getByRole('button', { name: say('ticket.create') }).click();
  await expect(page).toHaveURL(/\/en\/account\/squads\/[^/]+$/);
  await expect(page.locator('.squad-members').getByText('Reda')).toBeVisible();
  await expect(page.locator('.squad-matches > li')).toHaveCount(1);
  await deleteSquad(page, say);
});

/** Opens the list of bookings at this ticket. */
async function ticketOf(page: Page, list: string, reference: string): Promise<Locator> {
  await page.goto(`${list}?booking=${reference}`);
  return page.locator(`#${reference}`);
}

/** Changes the name of the squad and takes two seats off, by keyboard. */
async function changeSettings(
  page: Page,
  say: (key: string) => string,
  name: string,
): Promise<void> {
  const settings = page.locator('details', { hasText: say('settings.title') });
  await settings.locator('summary').focus();
  await page.keyboard.press('Enter');
  const field = settings.getByLabel(say('create.name'));
  await field.fill('');
  await field.press('Enter');
  await expect(field, 'an empty name is refused at its field').toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(name);
  await settings.getByRole('button', { name: say('settings.fewer') }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await checked(page);
  await settings.getByRole('button', { name: say('settings.act') }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const eight = say('sizeCount_other').replace('{{count}}', '8');
  await expect(page.getByText(eight, { exact: true })).toBeVisible();
}

async function deleteSquad(page: Page, say: (key: string) => string): Promise<void> {
  const name = say('delete.act');
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('title') })).toBeVisible();
}

async function checked(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
}

/** Path of the squad's link, which its captain reads. */
async function linkOf(request: APIRequestContext, squad: string): Promise<string> {
  const login = await request.post('/api/auth/field/login', {
    data: { email: CAPTAIN, password: DEMO_PASSWORD },
  });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(`/api/squads/${squad}`, { headers });
  return ((await answer.json()) as { link: string }).link;
}
