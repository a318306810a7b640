import { expect, type Locator, test } from '@playwright/test';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { addDays } from '@five/shared/time/wall-time';
import { violations } from '../../../support/axe.ts';
import { collectErrors } from '../../../support/collect-errors.ts';
import { enterDesk } from '../../../support/desk.ts';
import { StaffApi } from '../../../support/staff-api.ts';
import { folderWithDemo } from '../../../support/temporary-folder.ts';
import { startAt } from '../../../support/test-server.ts';
import { texts as ar } from '../../../../admin/src/locales/ar.ts';
import { texts as fr } from '../../../../admin/src/locales/fr.ts';

const CAPTAIN = 'player2@demo.test';
/** A demo player with a paid pack. */
const PACK_OWNER = 'hamza.berrada@joueurs.test';
const PLAYER = 'Hamza';
const GUEST = 'Karim';
const LOCALES = [
  { locale: 'fr', texts: fr, width: 1280 },
  { locale: 'ar', texts: ar, width: 390 },
] as const;

const DAY = addDays(new Date().toISOString().slice(0, 10), 4);
/** Before the match of 15:00 at the venue, and after its start. */
const [BEFORE, STARTED] = [`${DAY}T09:00:00Z`, `${DAY}T15:30:00Z`];

const folder = folderWithDemo();

test('the desk takes pack minutes for a share, and marks one player of a match as absent', async ({
  browser,
  playwright,
}) => {
  const early = await startAt(folder(), BEFORE);
  const request = await playwright.request.newContext({ baseURL: early.url });
  const reference = await matchWithShares({
    captain: await StaffApi.open(request, CAPTAIN),
    player: await StaffApi.open(request, PACK_OWNER),
    reception: await StaffApi.open(request, 'reception@demo.test'),
  });
  await request.dispose();
  await early.stop();
  const server = await startAt(folder(), STARTED);
  for (const { locale, texts, width } of LOCALES) {
    const page = await browser.newPage({
      baseURL: server.url,
      viewport: { width, height: 900 },
      hasTouch: width < 600,
      reducedMotion: 'reduce',
    });
    const problems = collectErrors(page);
    await enterDesk(page, 'reception@demo.test', `/admin/bookings/${reference}/show`, locale);
    const match = page.locator('section', { hasText: texts.seats.title }).last();
    if (locale === 'fr') await payInMinutes(match, texts.shares);
    await markAndUnmark(match, texts.seats);
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  }
  await server.stop();
});

/** A confirmed match with shares, a player and a guest; returns the reference of its booking. */
async function matchWithShares({
  captain,
  player,
  reception,
}: Record<'captain' | 'player' | 'reception', StaffApi>): Promise<string> {
  const { reference, match } = await captain.write<BookingAnswer>('POST', 'bookings', {
    date: DAY,
    startTime: '15:00',
    endTime: '16:00',
    paymentMethod: 'cash',
    acceptRules: true,
  });
  await reception.write('POST', `bookings/${reference}/confirm`, {});
  const path = `matches/${match.path.slice(3)}`;
  await player.write('POST', `${path}/answers`, { answer: 'in' });
  await captain.write('POST', `${path}/answers`, { answer: 'in', name: GUEST });
  await captain.write('PUT', path, { shares: 'asked' });
  return reference;
}

async function payInMinutes(match: Locator, texts: typeof fr.shares): Promise<void> {
  const button = match.getByRole('button', { name: startOf(texts.take_minutes_of) });
  await expect(button, 'only the player with a pack has minutes').toHaveCount(1);
  await button.click();
  const paid = match.getByRole('listitem').filter({ hasText: PLAYER }).first();
  await expect(paid.getByText(texts.states.paid)).toBeVisible();
  await expect(button).toHaveCount(0);
}

/** Marks the guest as absent and revokes it. */
async function markAndUnmark(match: Locator, texts: typeof fr.seats): Promise<void> {
  const named = (text: string) =>
    match.getByRole('button', { name: text.replace('{{name}}', GUEST) });
  const list = match.getByText(texts.absent, { exact: true });
  expect((await list.boundingBox())?.height, 'large enough for a finger').toBeGreaterThanOrEqual(
    44,
  );
  await list.click();
  await named(texts.mark_absent_of).click();
  await expect(match.getByText(texts.stayed_away)).toBeVisible();
  await named(texts.came_of).click();
  await expect(match.getByText(texts.stayed_away)).toBeHidden();
  await expect(named(texts.mark_absent_of)).toBeFocused();
}

/** Pattern of an accessible name with values at its placeholders. */
const startOf = (text: string) => new RegExp(text.replaceAll(/\{\{\w+\}\}/g, '.+'));
