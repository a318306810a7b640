import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type APIRequestContext, type Page, test } from '@playwright/test';
import { type PushService, startPushService } from '../../../../api/test/channels/push-service.ts';
import { DEMO_PASSWORD } from '../../../support/api.ts';
import { StaffApi } from '../../../support/staff-api.ts';
import { copyDemoTo } from '../../../support/temporary-folder.ts';
import { start } from '../../../support/test-server.ts';
import { textsOf } from '../../../support/texts.ts';
import { cancelBookings } from '../../journeys/matches/match-path.ts';

export const PLAYER = 'player2@demo.test';
export const OTHER = 'player@demo.test';
export const OWN_BOOKINGS = '/api/bookings_my_reservations';
export const SETTINGS = '/account/notifications';
export const TICKETS = '/account/reservations/list';

/** A demo that pushes messages to a local push service. */
export interface PushWorld {
  url: string;
  api: APIRequestContext;
  service: PushService;
}

/** Starts the demo before the tests of a file, and ends all sessions after each test. */
export function pushWorld(): PushWorld {
  const world = {} as PushWorld;
  let stop: (() => Promise<void>) | undefined;
  test.beforeAll(async ({ playwright }) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'five-arena-push-'));
    await copyDemoTo(folder);
    const service = await startPushService();
    const server = await start(folder, { OUTBOUND_HOSTS: `127.0.0.1:${service.port}` });
    const api = await playwright.request.newContext({ baseURL: server.url });
    Object.assign(world, { url: server.url, api, service } satisfies PushWorld);
    const admin = await StaffApi.open(api);
    await admin.write('PUT', 'channels', { push: { enabled: true, dailyLimit: 1000 } });
    stop = async () => {
      await api.dispose();
      await server.stop();
      await service.stop();
      rmSync(folder, { recursive: true, force: true });
    };
  });
  // A subscription ends with its session.
  test.afterEach(async () => {
    await cancelBookings();
    for (const email of [PLAYER, OTHER])
      await (await StaffApi.open(world.api, email)).write('DELETE', 'auth/field/sessions');
  });
  test.afterAll(() => stop?.());
  return world;
}

/** Opens a page with a new session, which is stored once, as the sign-in form does. */
export async function signIn(
  { url, api }: PushWorld,
  page: Page,
  { email, opened }: { email: string; opened: string },
): Promise<void> {
  const answer = await api.post('/api/auth/field/login', {
    data: { email, password: DEMO_PASSWORD },
  });
  const { token, user } = (await answer.json()) as { token: string; user: { fullName: string } };
  const script = await page.addInitScript(
    (session) => localStorage.setItem('session', session),
    JSON.stringify({ token, fullName: user.fullName }),
  );
  await page.goto(url + opened);
  await script.dispose();
}

/** A text about messages on this device. */
export const text = (key: string) => textsOf('fr')('pages/notifications', `push.${key}`);

/** The section of the settings with the switch. */
export const pushSection = (page: Page) => page.locator('#push');
