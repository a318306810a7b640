import { type APIRequestContext, expect } from '@playwright/test';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'demo-Password-1';

interface DemoMail {
  to: string;
  subject: string;
  text: string;
  code: string | null;
}

/** Returns the six-digit code in the newest mail that contains a code, or null. */
export async function newestCode(request: APIRequestContext, to: string): Promise<string | null> {
  const answer = await request.get('/api/dev/mails', { params: { to } });
  return ((await answer.json()) as DemoMail[]).find((mail) => mail.code !== null)?.code ?? null;
}

/**
 * Waits for a new mail with a six-digit code, and returns the code.
 * @param before the newest code before the tested action. This code is never returned, because the
 * new mail may arrive only after the first reads.
 */
export async function mailedCode(
  request: APIRequestContext,
  to: string,
  before: string | null = null,
): Promise<string> {
  let code: string | null = null;
  await expect
    .poll(async () => {
      code = await newestCode(request, to);
      return code !== null && code !== before;
    })
    .toBe(true);
  return code ?? '';
}
