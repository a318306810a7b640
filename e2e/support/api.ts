import { type APIRequestContext, expect } from '@playwright/test';

/** The password of every demo account, as the contract says. */
export const DEMO_PASSWORD = 'demo-Password-1';

interface DemoMail {
  to: string;
  subject: string;
  text: string;
  code: string | null;
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
