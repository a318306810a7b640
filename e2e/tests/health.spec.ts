import { expect, test } from '@playwright/test';

test('the server is ready, with the zone data of today', async ({ request }) => {
  const answer = await request.get('/api/health/ready');
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ status: 'ok', zoneData: 'current' });
});
