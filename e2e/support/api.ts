import { type APIRequestContext, expect } from '@playwright/test';

/** The password of every demo account, as the contract says. */
export const DEMO_PASSWORD = 'demo-Password-1';

interface DemoMail {
  to: string;
  subject: string;
  text: string;
  code: string | null;
}

/** The newest mail to an address, waited for: mails leave after the request that owes them. */
export async function newestMail(request: APIRequestContext, to: string): Promise<DemoMail> {
  let mail: DemoMail | undefined;
  await expect.poll(async () => {
    const answer = await request.get('/api/dev/mails', { params: { to } });
    [mail] = (await answer.json()) as DemoMail[];
    return mail !== undefined;
  }).toBe(true);
  if (!mail) throw new Error(`no mail to ${to}`);
  return mail;
}

/** The six digits of the newest mail that holds some. */
export async function mailedCode(request: APIRequestContext, to: string): Promise<string> {
  let code: string | null = null;
  await expect.poll(async () => {
    const answer = await request.get('/api/dev/mails', { params: { to } });
    code = ((await answer.json()) as DemoMail[]).find((mail) => mail.code !== null)?.code ?? null;
    return code;
  }).not.toBeNull();
  return code ?? '';
}

export async function tokenOf(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.post('/api/auth/field/login', { data: { email, password: DEMO_PASSWORD } });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}
