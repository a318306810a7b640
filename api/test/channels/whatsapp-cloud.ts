import { createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { WhatsappState } from '@five/shared/channels/whatsapp.rules';

/** A call as the Cloud API received it. */
export interface CloudCall {
  path: string;
  headers: http.IncomingHttpHeaders;
  body: CloudBody;
}

interface CloudBody {
  to: string;
  template: {
    name: string;
    language: { code: string };
    components: { parameters: { text: string }[] }[];
  };
  biz_opaque_callback_data: string;
}

/** What the Cloud API does with a call. */
export type CloudBehavior =
  /** Accepts the message and delivers it. */
  | 'accepts'
  /** Refuses it with this error code. */
  | { code: number; status?: number }
  /** Answers with this status, and no JSON. */
  | number
  /** Answers 200 without the id of a message, and delivers nothing. */
  | 'lies'
  /** Delivers the message, reports that it was sent, and closes the connection. */
  | 'dies'
  /** Delivers the message twice, and reports each state twice. */
  | 'doubles'
  /** Delivers the message, and answers when the promise is settled. */
  | Promise<unknown>;

/** A local Cloud API of WhatsApp, which delivers each accepted call: it knows no duplicates. */
export interface Cloud {
  url: string;
  port: number;
  calls: CloudCall[];
  /** Delivered messages, as `number: title: text`. */
  delivered: string[];
  behavior: CloudBehavior;
  /** Address of the webhook; empty: no state is reported. */
  webhook: string;
  /** Reports states of the message of the last call. Returns the status of the response. */
  report(...states: (WhatsappState | { failed: number })[]): Promise<number>;
  stop(): Promise<void>;
}

export const APP_SECRET = 'app-secret-of-the-test';

/** The signature that the Cloud API sends with a body. */
export const signatureOf = (body: string, secret = APP_SECRET): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/** A notification of states, as the Cloud API sends it. */
export const notificationOf = (statuses: object[]): string =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '102290129340398',
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '15550783881', phone_number_id: '1065403522' },
              statuses,
            },
          },
        ],
      },
    ],
  });

const statusOf = (state: WhatsappState | { failed: number }, reference: string) => ({
  id: `wamid.${reference}`,
  recipient_id: '212611998877',
  timestamp: '1790000000',
  biz_opaque_callback_data: reference,
  ...(typeof state === 'string'
    ? { status: state }
    : { status: 'failed', errors: [{ code: state.failed, title: 'Message undeliverable' }] }),
});

export async function startCloud(): Promise<Cloud> {
  const server = http.createServer((request, response) => void answer(request, response));
  const cloud: Cloud = {
    url: '',
    port: 0,
    calls: [],
    delivered: [],
    behavior: 'accepts',
    webhook: '',
    report: (...states) => {
      const reference = cloud.calls.at(-1)?.body.biz_opaque_callback_data ?? '';
      return send(cloud.webhook, notificationOf(states.map((one) => statusOf(one, reference))));
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
    const body = JSON.parse(await text(request)) as CloudBody;
    cloud.calls.push({ path: request.url ?? '', headers: request.headers, body });
    const { behavior } = cloud;
    if (typeof behavior === 'number') return response.writeHead(behavior).end('<html>');
    if (typeof behavior === 'object' && 'code' in behavior)
      return response
        .writeHead(behavior.status ?? 400)
        .end(JSON.stringify({ error: { code: behavior.code, message: 'refused' } }));
    if (behavior === 'lies') return response.end('{"messages":[]}');
    const [title, content] = body.template.components[0]?.parameters ?? [];
    const message = `+${body.to}: ${title?.text}: ${content?.text}`;
    cloud.delivered.push(message);
    if (behavior === 'doubles') cloud.delivered.push(message);
    if (cloud.webhook !== '') await cloud.report('sent');
    if (behavior === 'doubles') await cloud.report('sent', 'delivered', 'delivered', 'sent');
    if (behavior === 'dies') return request.socket.destroy();
    if (behavior instanceof Promise) await behavior;
    return response.end('{"messaging_product":"whatsapp","messages":[{"id":"wamid.x"}]}');
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cloud.port = (server.address() as AddressInfo).port;
  cloud.url = `http://127.0.0.1:${cloud.port}/v25.0`;
  return cloud;
}

/** Sends a notification to a webhook with the signature of the Cloud API. */
async function send(webhook: string, body: string): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    'x-hub-signature-256': signatureOf(body),
  };
  return (await fetch(webhook, { method: 'POST', headers, body })).status;
}

/** Settings of WhatsApp for a Cloud API. */
export const whatsappSettings = (url: string) => ({
  enabled: true,
  callers: true,
  dailyLimit: 100,
  costCents: 30,
  url,
  phoneNumberId: '1065403522',
  template: 'booking_news',
  token: 'EAAJB-token',
  appSecret: APP_SECRET,
});
