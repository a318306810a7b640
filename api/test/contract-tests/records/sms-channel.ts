import { smsSettings } from '../../channels/sms-gateway.ts';
import type { TestServer } from '../test-server.ts';

/** Settings of a gateway whose name has no public address, so that no call leaves the machine. */
export const SMS_CHANNEL = smsSettings('https://localhost:1/send');

/** Sets up the SMS channel and returns its name. */
export async function newSmsChannel(server: TestServer): Promise<string> {
  const { http } = await server.person('admin');
  await http.put('/api/channels').send({ sms: SMS_CHANNEL }).expect(200);
  return 'sms';
}
