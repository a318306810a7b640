import { type APIRequestContext, expect } from '@playwright/test';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'demo-Password-1';

interface DemoMail {
  to: string;
  subject: string;
  text: string;
  code: string | null;
}

/** The six digits of the newest mail that holds some; null where none came yet. */
export async function newestCode(request: APIRequestContext, to: string): Promise<string | null> {
  const answer = await request.get('/api/dev/mails', { params: { to } });
  return ((await answer.json()) as DemoMail[]).find((mail) => mail.code !== null)?.code ?? null;
}

/**
 * The six digits of the newest mail that holds some, once it has come.
 * @param before the newest code before the act that mails this one: a dispatcher that is busy delivers it later
 */
export async function mailedCode(request: APIRequestContext, to: string, before: string | null = null): Promise<string> {
  let code: string | null = null;
  await expect.poll(async () => {
    code = await newestCode(request, to);
    return code !== null && code !== before;
  }).toBe(true);
  return code ?? '';
}
