import { createECDH, randomBytes } from 'node:crypto';
import type { Owner } from '../owners.ts';
import type { TestServer } from '../test-server.ts';

/** The subscription of a new browser. */
export const newBrowser = () => ({
  endpoint: `https://push.example/${randomBytes(8).toString('hex')}`,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
});

/** Subscribes a browser and returns the reference of its subscription. */
export async function newPushSubscription(server: TestServer, owner: Owner): Promise<string> {
  const { http } = await server.person(owner);
  const { body } = await http.post('/api/push_subscriptions').send(newBrowser()).expect(201);
  return (body as { data: { reference: string } }).data.reference;
}
