import type { Disposable, Page } from '@playwright/test';
import { DEMO_PASSWORD } from './api.ts';

/**
 * Signs a demo player in through the API, without the sign-in form. Each page that opens begins
 * with the session until the returned script is disposed of.
 */
export async function signIn(page: Page, email = 'player@demo.test'): Promise<Disposable> {
  const answer = await page.request.post('/api/auth/field/login', {
    data: { email, password: DEMO_PASSWORD },
  });
  const { token, user } = (await answer.json()) as { token: string; user: { fullName: string } };
  return page.addInitScript(
    (session) => localStorage.setItem('session', session),
    JSON.stringify({ token, fullName: user.fullName }),
  );
}
