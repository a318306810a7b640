import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

export const FIRST_ADMIN = 'boss@five.test';

/** Creates the first admin of a data folder by the command; returns the printed password. */
export function appointFirstAdmin(dataDir: string): string {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, DATABASE_URL: '', DEMO: 'off' };
  const output = execFileSync(
    process.execPath,
    [
      path.resolve(import.meta.dirname, '../../../api/dist/commands/admin.js'),
      'create',
      FIRST_ADMIN,
    ],
    { env, encoding: 'utf8' },
  );
  return /^Password: (\S+)$/m.exec(output)?.[1] ?? '';
}

/** Signs the first admin in to the back-office, in French. */
export async function signInAsFirstAdmin(page: Page, password: string): Promise<void> {
  await page.goto('/admin/');
  await page.locator('form button[lang="fr"]').click();
  await page.locator('input[autocomplete="username"]').fill(FIRST_ADMIN);
  await page.locator('input[type="password"]').fill(password);
  await page.locator('form button[type="submit"]').click();
  await expect(page.locator('input[type="password"]')).toHaveCount(0);
}

/** Takes the steps of the opening by the API, leaves the optional ones, and opens the venue. */
export async function openVenue(request: APIRequestContext, password: string): Promise<void> {
  const login = await request.post('/api/auth/field/login', {
    data: { email: FIRST_ADMIN, password },
  });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const send = async (method: 'post' | 'put', to: string, data: object) =>
    expect((await request[method](`/api/${to}`, { headers, data })).ok(), to).toBe(true);
  await send('put', 'venue', {
    name: 'Foot Salé',
    city: { fr: 'Salé' },
    address: { fr: '1, rue du Stade' },
    latitude: 34.03,
    longitude: -6.8,
    socialLinks: [{ network: 'whatsapp', url: 'https://wa.me/212612345678' }],
    rib: '999780000123456789012341',
    legal: { taxId: '40123456' },
    vat: { status: 'exempt' },
  });
  await send('post', 'pitches', { code: 'P1', name: { fr: 'Terrain 1' } });
  for (const durationMinutes of [60, 120])
    await send('post', 'pricings', {
      type: 'session',
      name: { fr: 'Jeu' },
      durationMinutes,
      totalCents: 300 * durationMinutes,
    });
  for (const step of ['hours', 'mail', 'team', 'brand', 'photos', 'terms', 'backup'])
    await send('put', 'setup', { step, accepted: true });
  await send('post', 'venue/open', {});
}
