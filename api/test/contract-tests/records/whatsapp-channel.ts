import { WhatsappWebhookAccess } from '../../../src/platform/channels/whatsapp-webhook-access.ts';
import { notificationOf, signatureOf, whatsappSettings } from '../../channels/whatsapp-cloud.ts';
import type { RequestBody, TestServer } from '../test-server.ts';

/** Settings of WhatsApp that send nothing. */
export const WHATSAPP_CHANNEL = {
  ...whatsappSettings('https://graph.facebook.com/v25.0'),
  enabled: false,
};

const NOTIFICATION = notificationOf([]);

/** Headers of a notification. */
export const NOTIFICATION_HEADERS = { 'x-hub-signature-256': signatureOf(NOTIFICATION) };

/** Stores the app secret and returns a notification. */
export async function newNotification(server: TestServer): Promise<RequestBody> {
  const { http } = await server.person('admin');
  await http.put('/api/channels').send({ whatsapp: WHATSAPP_CHANNEL }).expect(200);
  return JSON.parse(NOTIFICATION) as RequestBody;
}

/** Query with which Meta opens the webhook. */
export function webhookQuery({ world }: TestServer): string {
  const { verifyToken } = world.app.get(WhatsappWebhookAccess);
  return `?hub.mode=subscribe&hub.verify_token=${verifyToken}&hub.challenge=1158201444`;
}
