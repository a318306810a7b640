import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import type { UserAnswer } from '@five/shared/auth/auth.contract';
import type { Locale } from '@five/shared/locales/locale';
import { DEMO_PASSWORD } from '../../support/api.ts';
import { violations } from '../../support/axe.ts';
import { desk, enterDesk } from '../../support/desk.ts';
import { signIn } from '../../support/sign-in.ts';
import { collectErrors } from '../../support/collect-errors.ts';
import { textsOf } from '../../support/texts.ts';

const t = (locale: Locale, key: string) => textsOf(locale)('pages/messagings', key);
const [FIRST, SECOND, THIRD] = [
  'Salut, tu joues jeudi ? http://127.0.0.1/plan',
  'نعم، مع صديقين',
  'الساعة الثامنة',
] as const;

test('two players chat live, an offline message arrives once, the unread count is exact', async ({
  browser,
}) => {
  const [one, other] = [
    await open(browser, 'player@demo.test', 1280),
    await open(browser, 'player2@demo.test', 390),
  ];
  const [tab, sign] = [other.page.locator('.tabs .count'), one.page.locator('.bar-chat .count')];
  const before = await unreadAt(other.page, '/ar');
  await expect.poll(() => countOn(tab)).toBe(before);

  await one.page.goto('/players?q=Salma');
  await one.page
    .locator('.player', { hasText: 'Salma' })
    .getByRole('button', { name: textsOf('fr')('pages/community', 'invite') })
    .click();
  await expect(one.page).toHaveURL(/\/messagings\?chat=C-[0-9A-Z]{8}$/);
  const chat = new URL(one.page.url()).search;
  await write(one.page, FIRST);
  await expect(storedMessage(one.page, FIRST)).toHaveCount(1);
  await expect(unsent(one.page)).toHaveCount(0);

  await expect.poll(() => countOn(tab)).toBe(before + 1);
  await other.page.locator('.tabs a', { hasText: textsOf('ar')('common', 'tabs.chat') }).click();
  await other.page.locator('.chat-row', { hasText: 'Yassine' }).click();
  await expect(storedMessage(other.page, FIRST).getByRole('link')).toHaveAttribute(
    'href',
    'http://127.0.0.1/plan',
  );
  await expect(seen(one.page)).toHaveText(t('fr', 'seen'));
  await expect.poll(() => countOn(tab)).toBeLessThanOrEqual(before);

  await cutSending(other.page);
  await write(other.page, SECOND);
  await expect(unsent(other.page)).toContainText(t('ar', 'sending'));
  await other.page.reload();
  await expect(unsent(other.page)).toContainText(SECOND);
  expect(await violations(other.page)).toEqual([]);
  await other.page.unrouteAll();
  await other.page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(unsent(other.page)).toHaveCount(0);
  await expect(storedMessage(one.page, SECOND)).toHaveCount(1);

  await one.page.context().setOffline(true);
  await write(other.page, THIRD);
  await one.page.context().setOffline(false);
  await expect(storedMessage(one.page, THIRD)).toHaveCount(1);
  await one.page.reload();
  await expect(storedMessage(one.page, THIRD)).toHaveCount(1);
  expect(await texts(one.page)).toEqual(await texts(other.page));

  await expect(seen(other.page)).toHaveText(t('ar', 'seen'));
  const left = await unreadAt(one.page, '/');
  await expect.poll(() => countOn(sign)).toBe(left);
  await write(other.page, 'إلى اللقاء');
  await expect.poll(() => countOn(sign)).toBe(left + 1);
  await one.page.goto(`/messagings${chat}`);
  await expect.poll(() => countOn(sign)).toBe(left);
  expect(await violations(one.page)).toEqual([]);
  expect(
    [...one.problems, ...other.problems].filter(
      (problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'),
    ),
  ).toEqual([]);
  await close(one.page, other.page);
});

test('messages to the desk are answered as the reception; a badge counts waiting ones', async ({
  browser,
}) => {
  const player = await open(browser, 'player2@demo.test', 390);
  const reception = await (
    await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  ).newPage();
  const problems = collectErrors(reception);
  await enterDesk(reception, 'reception@demo.test', '/admin/');
  const room = reception.locator('nav a[href="/admin/chats"]');
  const waiting = () => countOn(room.locator('b'));
  // The demo data contains unread messages.
  await expect(room.locator('b')).toBeVisible();
  const before = await waiting();

  await player.page.goto('/en/messagings');
  await player.page.locator('.chat-row').first().click();
  await write(player.page, 'Do you have bibs?');
  await expect.poll(waiting).toBe(before + 1);
  await room.click();
  await reception.getByRole('link').filter({ hasText: 'Do you have bibs?' }).click();
  await expect(seen(player.page)).toHaveText(t('en', 'seen'));
  await reception.locator('main textarea').first().fill('Yes, two sets of ten.');
  await reception.keyboard.press('Enter');
  await expect(player.page.locator('.bubble:not([data-mine])').last()).toHaveText(
    /two sets of ten/,
  );
  await expect(player.page.locator('.talk-head h2')).toContainText(
    textsOf('en')('pages/community', 'deskBadge'),
  );
  await expect(
    reception.getByRole('link').filter({ hasText: 'Yes, two sets of ten.' }),
  ).toContainText(desk('talk.answered'));
  await expect.poll(waiting).toBe(before);
  for (const page of [reception, player.page]) expect(await violations(page)).toEqual([]);
  expect([...problems, ...player.problems]).toEqual([]);
  await close(player.page, reception);
});

test('on a phone in landscape the message field and the last message are visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await signIn(page);
  await page.goto('/messagings');
  await page.locator('a[href*="?chat="]').first().click();
  await expect(page.locator('.composer textarea')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.bubble').last()).toBeInViewport();
});

test('a conversation opens after sign-in; others than its players have no access', async ({
  page,
}) => {
  await page.goto(`/messagings?chat=C-00000000`);
  await expect(page).toHaveURL(/\/auth\/login$/);
  await page.locator('input[name="email"]').fill('player@demo.test');
  await page.locator('input[name="password"]').fill(DEMO_PASSWORD);
  await page.locator('main form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/messagings\?chat=C-00000000$/);
  await expect(page.getByRole('heading', { name: t('fr', 'missing.title') })).toBeVisible();
  await signIn(page, 'rookie@demo.test');
  await page.goto('/messagings');
  await expect(page.getByRole('heading', { name: t('fr', 'unverified.title') })).toBeVisible();
  await expect(
    page.getByRole('button', { name: textsOf('fr')('pages/auth', 'verify.warningButton') }),
  ).toBeVisible();
});

async function open(
  browser: Browser,
  email: string,
  width: number,
): Promise<{ page: Page; problems: string[] }> {
  const page = await (
    await browser.newContext({ viewport: { width, height: 844 }, reducedMotion: 'reduce' })
  ).newPage();
  await signIn(page, email);
  return { page, problems: collectErrors(page) };
}

async function write(page: Page, text: string): Promise<void> {
  await page.locator('.composer textarea').fill(text);
  await page.locator('.composer button').click();
  await expect(page.locator('.composer textarea')).toHaveValue('');
}

/** Locates the messages with this text that the API has stored. */
const storedMessage = (page: Page, text: string): Locator =>
  page.locator('.bubble:not([data-unsent]) .bubble-text', { hasText: text });
const unsent = (page: Page): Locator => page.locator('.bubble[data-unsent]');
const seen = (page: Page): Locator => page.locator('.bubble[data-mine] .bubble-foot span').last();
const texts = (page: Page): Promise<string[]> => page.locator('.bubble-text').allTextContents();

/**
 * Opens a page and returns the number of unread messages from the `auth/field/user` response that
 * the page requests.
 */
async function unreadAt(page: Page, path: string): Promise<number> {
  const answered = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === '/api/auth/field/user',
  );
  await page.goto(path);
  const { unread } = (await (await answered).json()) as UserAnswer;
  return unread.messages;
}

/** Returns the number on a badge; 0 if there is no badge. */
async function countOn(sign: Locator): Promise<number> {
  return Number((await sign.allTextContents())[0] ?? 0);
}

/** Makes requests to send a message fail; all other requests of the page work. */
async function cutSending(page: Page): Promise<void> {
  await page.route('**/api/messagings', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback(),
  );
}

const close = (...pages: Page[]) => Promise.all(pages.map((page) => page.context().close()));
